import { useNavigate } from 'react-router-dom';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { placeOf } from '#src/shared/console/place.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { mayRun, useOperation, useOperator } from '../../api/index.ts';
import { historyPath } from '../../places/address.ts';
import { audienceInWords, surfaceName } from '../../places/names.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { Reached } from '../../ui/Reached.tsx';

/** Offers a rebase if another draft was published. */
export function PublishDialog({
  draft,
  contentHash,
  onClose,
}: {
  readonly draft: DraftView;
  readonly contentHash: string;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const { role } = useOperator();
  const publish = useOperation('publishDraft');
  const rebase = useOperation('rebaseDraft');

  async function published(reason: string): Promise<void> {
    const answer = await publish.run({ draftId: draft.id, contentHash, reason });
    if (!answer.ok) return;
    toast({ type: 'success', title: `${surfaceName(draft.surface)} is published`, body: audienceInWords(draft) });
    void navigate(historyPath(draft));
  }
  async function rebased(): Promise<void> {
    const answer = await rebase.run({ draftId: draft.id, version: draft.version });
    if (!answer.ok) return;
    toast({ type: 'info', title: 'Draft updated', body: 'The content has changed, so it needs a new approval.' });
    onClose();
  }

  return (
    <ActionDialog
      title={`Publish “${draft.title}”`}
      consequence={`${surfaceName(draft.surface)} changes immediately for ${audienceInWords(draft)}, including on open pages.`}
      label="Publish now"
      isBusy={publish.isBusy}
      refusal={rebase.refusal ?? publish.refusal}
      onClose={onClose}
      onAct={(reason) => void published(reason)}
    >
      <Reached place={placeOf(draft)} />
      {publish.refusal?.code === 'base-moved' && mayRun(role, 'rebaseDraft') ? (
        <Button tone="secondary" busy={rebase.isBusy} onClick={() => void rebased()}>
          Update draft
        </Button>
      ) : null}
    </ActionDialog>
  );
}
