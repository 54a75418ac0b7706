import type { FragmentType } from '@apollo/client';
import { type DepositAcknowledgementFragment, DepositAcknowledgementFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { UnmappedAction, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import { DialogActions } from '../../parts/dialog/DialogActions.tsx';
import { DialogArt } from '../../parts/dialog/DialogArt.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';
import { useClosingAction } from '../../parts/dialog/useClosingAction.ts';

/** Closes after the server has stored the acknowledgement. Throws `UnmappedAction` if this build cannot send it. */
export function DepositAcknowledgement({ node }: { readonly node: FragmentType<DepositAcknowledgementFragment> }) {
  const { id, title, body, action } = useNode(DepositAcknowledgementFragmentDoc, node);
  if (!('label' in action)) throw new UnmappedAction('The acknowledgement cannot be recorded by this build');
  const { isRunning, isDone, end, run, close } = useClosingAction(action, id);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      dismissible={false}
      role="alertdialog"
      actions={
        <DialogActions>
          <Button block size="large" busy={isRunning} onClick={() => run({})}>
            {action.label}
          </Button>
        </DialogActions>
      }
    >
      <Stack gap={16}>
        <DialogArt name="wallet" />
        <Paragraphs text={body} />
        {end === null || isDone ? null : (
          <Text as="p" role="alert" tone="negative" size={14}>{t`Error acknowledging deposit amount. Please try again later.`}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
