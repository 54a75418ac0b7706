import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LogOutDialog } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { menuEntry } from '#src/ui/menu/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';

const Entry = styled(Link, menuEntry);
const Press = styled('button', { all: 'unset', boxSizing: 'border-box', width: '100%', cursor: 'pointer', ...menuEntry });

/** Menu entries if no published layout has any (product §2). */
const entries = [
  { to: '/me/account_summary', label: t`Account summary`, icon: 'user' },
  { to: '/me/awards', label: t`Awards`, icon: 'gift' },
] as const;

export function OwnEntries() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Stack as="nav" gap={4} aria-label={t`Account`}>
        {entries.map(({ to, label, icon }) => (
          <Entry key={to} to={to}>
            <Icon name={icon} size={20} />
            {label}
          </Entry>
        ))}
        <Press type="button" onClick={() => setAsking(true)}>
          <Icon name="log-out" size={20} />
          {t`Log Out`}
        </Press>
      </Stack>
      <LogOutDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
