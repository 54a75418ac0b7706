import type { FragmentType } from '@apollo/client';
import { type CustomFragment, CustomFragmentDoc } from '#src/gql/graphql.ts';
import { useNode, useOverlay } from '#src/render/index.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogButtons } from '../../parts/dialog/DialogActions.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';

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
      actions={<DialogButtons buttons={buttons} of={id} onDone={close} />}
    >
      <Paragraphs text={body} />
    </Dialog>
  );
}
