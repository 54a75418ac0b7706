import type { DialogButtonPartsFragment } from '#src/gql/graphql.ts';
import { LinkTo } from '#src/render/index.ts';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';

export const DialogActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$8',
  width: '100%',
  minWidth: 0,
  // Doubles the `&` to outrank the button's own styles.
  '&& > *': { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '@belowTablet': { flexDirection: 'column-reverse', flexWrap: 'nowrap', '&& > *': { width: '100%' } },
});

type DialogButtonsProps = {
  readonly buttons: readonly DialogButtonPartsFragment[];
  readonly of: string;
  readonly onDone: () => void;
};

export const DialogButtons = ({ buttons, of, onDone }: DialogButtonsProps) => (
  <DialogActions>
    {buttons.map((button) => (
      <AuthoredButton key={button.id} button={button} of={of} onDone={onDone} />
    ))}
  </DialogActions>
);

const tones = { PRIMARY: 'primary', SECONDARY: 'secondary', TEXT: 'quiet' } as const;

function AuthoredButton({ button, of, onDone }: Omit<DialogButtonsProps, 'buttons'> & { readonly button: DialogButtonPartsFragment }) {
  const tone = Object.hasOwn(tones, button.style) ? tones[button.style] : 'secondary';
  if (button.type === 'DISMISS') {
    return (
      <Button tone={tone} onClick={onDone}>
        {button.label}
      </Button>
    );
  }
  return (
    <ButtonFace as={LinkTo} tone={tone} link={button.deepLink} of={of} onFollow={onDone}>
      {button.label}
    </ButtonFace>
  );
}
