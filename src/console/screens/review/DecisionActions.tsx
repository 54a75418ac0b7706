import { useState } from 'react';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { useOperation, useOperator } from '../../api/index.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { ScheduleDialog } from '../releases/ScheduleDialog.tsx';
import { NotShown } from './NotShown.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import type { Shown } from './shown.ts';
import { type Check, hasApproved, whyNotApprove, whyNotPublish } from './why.ts';

export function DecisionActions({ draft, check, shown }: { readonly draft: DraftView; readonly check: Check; readonly shown: Shown }) {
  const me = useOperator();
  const approve = useOperation('approveDraft');
  const [open, setOpen] = useState<'withdraw' | 'publish' | 'schedule' | null>(null);
  const isApproved = hasApproved(check, me);
  const notApprove = whyNotApprove(me, draft, check);
  const notPublish = whyNotPublish(me, draft, check);
  const isShown = shown.state === 'same';
  const isAskedToDecide = notPublish === null || (!isApproved && notApprove === null);

  async function approved(): Promise<void> {
    // Sends the hash on screen, so that a change made in the meantime is not approved.
    const answer = await approve.run({ draftId: draft.id, contentHash: check.contentHash });
    if (answer.ok) toast({ type: 'success', title: 'Approved', body: draft.title });
  }

  return (
    <Stack gap={12}>
      <Row gap={8} wrap css={{ '&:empty': { display: 'none' } }}>
        {isApproved ? (
          <Permitted to="withdrawApproval">
            <Button tone="secondary" onClick={() => setOpen('withdraw')}>
              Withdraw my approval
            </Button>
          </Permitted>
        ) : notApprove === null && isShown ? (
          <Button tone={notPublish === null ? 'secondary' : 'primary'} busy={approve.isBusy} onClick={() => void approved()}>
            Approve
          </Button>
        ) : null}
        {notPublish === null && isShown ? (
          <>
            <Button tone="secondary" icon="calendar" onClick={() => setOpen('schedule')}>
              Schedule…
            </Button>
            <Button onClick={() => setOpen('publish')}>Publish now…</Button>
          </>
        ) : null}
      </Row>
      {isAskedToDecide ? <NotShown shown={shown} /> : null}
      {isApproved || notApprove === null ? null : <Text tone="ink2">{notApprove}</Text>}
      {notPublish === null || notPublish === notApprove ? null : <Text tone="ink2">{notPublish}</Text>}
      {approve.refusal === null ? null : <Problem refusal={approve.refusal} />}
      {open === 'withdraw' ? (
        <OperationDialog
          title="Withdraw approval"
          consequence="The draft can’t be published until someone approves it again. A release that contains it will fail to start."
          label="Withdraw approval"
          to="withdrawApproval"
          input={(reason) => ({ draftId: draft.id, reason })}
          said={() => ({ type: 'info', title: 'Approval withdrawn', body: draft.title })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'schedule' ? <ScheduleDialog chosen={[draft.id]} onClose={() => setOpen(null)} /> : null}
      {open === 'publish' ? <PublishDialog draft={draft} contentHash={check.contentHash} onClose={() => setOpen(null)} /> : null}
    </Stack>
  );
}
