import { Link } from 'react-router-dom';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { menuEntry } from '#src/ui/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';
import { OddsFormatChoice, ThemeChoice } from '#src/ui/fields/PreferenceChoices.tsx';
import { WaysIn } from '../WaysIn.tsx';

const Entry = styled(Link, menuEntry);

const promotions = { to: '/promotions', label: t`Promotions`, icon: 'promotions' } as const;
const help = [
  { to: '/account/responsible-gaming', label: t`Responsible gaming`, icon: 'responsible-gaming' },
  { to: '/account/help', label: t`Help`, icon: 'help' },
] as const;

type Props = {
  readonly onFollow: () => void;
  readonly isBelowMenu?: boolean;
};

export function VisitorEntries({ onFollow, isBelowMenu = false }: Props) {
  const entries = isBelowMenu ? help : [promotions, ...help];
  return (
    <Stack gap={24}>
      {isBelowMenu ? null : <WaysIn onFollow={onFollow} />}
      <Stack as="nav" gap={4} aria-label={t`For visitors`}>
        {entries.map(({ to, label, icon }) => (
          <Entry key={to} to={to} onClick={onFollow}>
            <Icon name={icon} size={20} />
            {label}
          </Entry>
        ))}
      </Stack>
      <OddsFormatChoice />
      <ThemeChoice />
    </Stack>
  );
}
