import type { FragmentType } from '@apollo/client';
import { type LegalChangeFragment, LegalChangeFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, UnmappedAction, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import { DialogActions } from '../../parts/dialog/DialogActions.tsx';
import { DialogArt } from '../../parts/dialog/DialogArt.tsx';
import { useClosingAction } from '../../parts/dialog/useClosingAction.ts';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';

/** Closes after the player accepts or opens a text. Throws `UnmappedAction` if this build cannot send the acceptance. */
export function LegalChange({ node }: { readonly node: FragmentType<LegalChangeFragment> }) {
  const { id, title, body, texts, action } = useNode(LegalChangeFragmentDoc, node);
  if (!('label' in action)) throw new UnmappedAction('The acceptance cannot be recorded by this build');
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
        <DialogArt name="document" />
        <Paragraphs text={body} />
        <Stack as="ul" gap={8}>
          {texts.map((text) => (
            <li key={text.id}>
              <LinkTo link={text.deepLink} of={id}>
                {text.title}
              </LinkTo>
            </li>
          ))}
        </Stack>
        {end === null || isDone ? null : (
          <Text as="p" role="alert" tone="negative" size={14}>{t`We could not save that you accepted. Please try again later.`}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
