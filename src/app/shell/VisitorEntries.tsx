import { Link, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { menuEntry } from '#src/ui/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';
import { OddsFormatChoice, ThemeChoice } from '../account/PreferenceChoices.tsx';
import { loginPath, signUpPath } from '../paths.ts';
import { WayIn } from './WayIn.tsx';

const Entry = styled(Link, menuEntry);

const promotions = { to: '/promotions', label: 'Promotions', icon: 'promotions' } as const;
const help = [
  { to: '/account/responsible-gaming', label: 'Responsible gaming', icon: 'responsible-gaming' },
  { to: '/account/help', label: 'Help', icon: 'help' },
] as const;

type Props = {
  /** Told when one is followed. */
  readonly onFollow: () => void;
  /** Below the menu of the site, which leads to promotions itself. */
  readonly isBelowMenu?: boolean;
};

/** What there is for who has no account: the way in, prices and looks, and help. */
export function VisitorEntries({ onFollow, isBelowMenu = false }: Props) {
  const { copy } = useBrand();
  const { pathname, search } = useLocation();
  const entries = isBelowMenu ? help : [promotions, ...help];
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <WayIn to={signUpPath} block onClick={onFollow}>
          {copy.signUp}
        </WayIn>
        <WayIn to={loginPath(pathname + search)} tone="secondary" block onClick={onFollow}>
          {copy.logIn}
        </WayIn>
      </Stack>
      <Stack as="nav" gap={4} aria-label="For visitors">
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
