import type { FragmentType } from '@apollo/client';
import { type AppPromptFragment, AppPromptFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useNode, useOverlay } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogActions } from '../../parts/dialog/DialogActions.tsx';
import { DialogArt } from '../../parts/dialog/DialogArt.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';
import { storesFor } from './storesFor.ts';

export function AppPrompt({ node }: { readonly node: FragmentType<AppPromptFragment> }) {
  const { id, title, body, stores, continueLabel } = useNode(AppPromptFragmentDoc, node);
  const { close } = useOverlay();
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <DialogActions>
          <Button tone="quiet" onClick={close}>
            {continueLabel}
          </Button>
          {storesFor(navigator.userAgent, stores).map((store) => (
            <ButtonFace key={store.id} as={LinkTo} link={store.deepLink} of={id} onFollow={close}>
              {store.label}
            </ButtonFace>
          ))}
        </DialogActions>
      }
    >
      <Stack gap={16}>
        <DialogArt name="phone" />
        <Paragraphs text={body} />
      </Stack>
    </Dialog>
  );
}
