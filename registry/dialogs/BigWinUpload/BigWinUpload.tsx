import type { FragmentType } from '@apollo/client';
import { type BigWinUploadFragment, BigWinUploadFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useNode, useOverlay } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogActions } from '../../parts/dialog/DialogActions.tsx';
import { DialogArt } from '../../parts/dialog/DialogArt.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';

export function BigWinUpload({ node }: { readonly node: FragmentType<BigWinUploadFragment> }) {
  const { id, title, body, uploadLabel, laterLabel, deepLink } = useNode(BigWinUploadFragmentDoc, node);
  const { close } = useOverlay();
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <DialogActions>
          <Button tone="quiet" onClick={close}>
            {laterLabel}
          </Button>
          <ButtonFace as={LinkTo} tone="primary" link={deepLink} of={id} onFollow={close}>
            {uploadLabel}
          </ButtonFace>
        </DialogActions>
      }
    >
      <Stack gap={16}>
        <DialogArt name="placed" />
        <Paragraphs text={body} />
      </Stack>
    </Dialog>
  );
}
