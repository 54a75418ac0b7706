import type { FragmentType } from '@apollo/client';
import { type CustomFragment, CustomFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useNode, useOverlay } from '#src/render/index.ts';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Paragraphs } from '../../parts/Paragraphs.tsx';

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$8',
  width: '100%',
  '@belowTablet': { flexDirection: 'column-reverse', '& > *': { width: '100%' } },
});

type ButtonOf = CustomFragment['buttons'][number];

export function Custom({ node }: { readonly node: FragmentType<CustomFragment> }) {
  const { id, title, body, dismissible, buttons } = useNode(CustomFragmentDoc, node);
  const { close } = useOverlay();
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      dismissible={dismissible}
      role={dismissible ? 'dialog' : 'alertdialog'}
      actions={
        <Actions>
          {buttons.map((button) => (
            <DialogButton key={button.id} button={button} of={id} onDone={close} />
          ))}
        </Actions>
      }
    >
      <Paragraphs text={body} />
    </Dialog>
  );
}

const tones = { PRIMARY: 'primary', SECONDARY: 'secondary', TEXT: 'quiet' } as const;

function DialogButton({ button, of, onDone }: { readonly button: ButtonOf; readonly of: string; readonly onDone: () => void }) {
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
