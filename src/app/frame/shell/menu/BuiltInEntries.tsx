import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LogOutDialog, useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { menuEntry, narrowMenuEntry } from '#src/ui/menu/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';
import { loginPath } from '../../paths.ts';

const entry = { ...menuEntry, '[data-menu="rail"] &': { ...narrowMenuEntry, borderRadius: '$10', paddingInline: '$4' } } as const;
const Entry = styled(Link, entry);
const Press = styled('button', { all: 'unset', boxSizing: 'border-box', width: '100%', cursor: 'pointer' }, entry);

/** Draws as many entries as the default menu has, so that nothing moves when that menu loads. */
export function BuiltInEntries({ home }: { readonly home: string }) {
  const { isLoggedIn } = useAuth();
  const [asking, setAsking] = useState(false);
  const ways = [
    { to: home, label: t`Home`, icon: 'home' },
    { to: '/account/responsible-gaming', label: t`Responsible gaming`, icon: 'responsible-gaming' },
    { to: '/account/help', label: t`Help`, icon: 'help' },
    ...(isLoggedIn === true ? [] : [{ to: loginPath('/'), label: t`Log In`, icon: 'user' }]),
  ] as const;
  return (
    <Stack gap={4} css={{ width: '100%' }}>
      {ways.map(({ to, label, icon }) => (
        <Entry key={to} to={to}>
          <Icon name={icon} size={20} />
          {label}
        </Entry>
      ))}
      {isLoggedIn === true ? (
        <Press type="button" onClick={() => setAsking(true)}>
          <Icon name="log-out" size={20} />
          {t`Log Out`}
        </Press>
      ) : null}
      <LogOutDialog open={asking} onClose={() => setAsking(false)} />
    </Stack>
  );
}
