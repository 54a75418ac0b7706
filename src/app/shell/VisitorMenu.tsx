import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Dialog, preloadDialog } from '#src/ui/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { menuEntry } from '#src/ui/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';
import { OddsFormatChoice, ThemeChoice } from '../account/PreferenceChoices.tsx';
import { loginPath, signUpPath } from '../paths.ts';

/** Of the panel, in pixels (product §9). */
const WIDTH = 316;

const Entry = styled(Link, menuEntry);

const entries = [
  { to: '/promotions', label: 'Promotions', icon: 'promotions' },
  { to: '/account/responsible-gaming', label: 'Responsible gaming', icon: 'responsible-gaming' },
  { to: '/account/help', label: 'Help', icon: 'help' },
] as const;

/** What stands in the place of an account for who has none: the way in, prices and looks, and help. */
export function VisitorMenu() {
  const [open, setOpen] = useState(false);
  const { copy } = useBrand();
  const { pathname, search } = useLocation();
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton
        icon="user"
        iconSize={24}
        label="Menu for visitors"
        target={44}
        tone="chrome"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void preloadDialog()}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={close} title="Welcome" placement="side" width={WIDTH}>
        <Stack gap={24}>
          <Stack gap={8}>
            <ButtonFace as={Link} to={signUpPath} block onClick={close}>
              {copy.signUp}
            </ButtonFace>
            <ButtonFace as={Link} to={loginPath(pathname + search)} tone="secondary" block onClick={close}>
              {copy.logIn}
            </ButtonFace>
          </Stack>
          <Stack as="nav" gap={4} aria-label="For visitors">
            {entries.map(({ to, label, icon }) => (
              <Entry key={to} to={to} onClick={close}>
                <Icon name={icon} size={20} />
                {label}
              </Entry>
            ))}
          </Stack>
          <OddsFormatChoice />
          <ThemeChoice />
        </Stack>
      </Dialog>
    </>
  );
}
