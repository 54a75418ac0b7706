import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { OddsFormatChoice, ThemeChoice } from '#src/ui/fields/PreferenceChoices.tsx';
import { DrawnLayout } from '../DrawnLayout.tsx';
import { usePageFrame } from '../usePageFrame.ts';
import { LoginLinks } from '../LoginLinks.tsx';

type Props = {
  readonly onFollow: () => void;
  readonly isBelowMenu?: boolean;
};

export function VisitorEntries({ onFollow, isBelowMenu = false }: Props) {
  const { visitorEntries } = usePageFrame();
  return (
    <Stack gap={24}>
      {isBelowMenu ? null : <LoginLinks onFollow={onFollow} />}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside act; a press of Enter on one is a click too */}
      <Stack
        as="nav"
        gap={4}
        aria-label={t`For visitors`}
        onClick={(event) => (event.target instanceof Element && event.target.closest('a') ? onFollow() : undefined)}
      >
        {visitorEntries ? <DrawnLayout layout={visitorEntries} /> : null}
      </Stack>
      <OddsFormatChoice />
      <ThemeChoice />
    </Stack>
  );
}
