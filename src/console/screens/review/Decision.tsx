import { useState } from 'react';
import type { DraftView } from '#src/lib/console/drafts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/toast.ts';
import { useAct, useOperator } from '../../api/index.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { usePeople } from '../../ui/people.ts';
import { When } from '../../ui/When.tsx';
import { ScheduleDialog } from '../releases/ScheduleDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { type Check, hasApproved, missingInWords, whyNotApprove, whyNotPublish } from './why.ts';

/** Whether a draft may go out, who has said so, and what this operator can do about it. */
export function Decision({ draft, check }: { readonly draft: DraftView; readonly check: Check }) {
  const { approval } = check;
  const nameOf = usePeople();
  return (
    <Panel title="Decision" actions={<StateBadge draft={draft} check={check} />}>
      <Stack gap={16}>
        {approval.careReasons.length === 0 ? null : (
          <Stack gap={4}>
            <Text weight="medium">Compliance must approve this, because</Text>
            <ul>
              {approval.careReasons.map((reason) => (
                <Text as="li" key={reason} tone="ink2">
                  {reason}
                </Text>
              ))}
            </ul>
          </Stack>
        )}
        {approval.approvals.map(({ approverId, role, at }) => (
          <Text key={`${approverId} ${at}`} as="p">
            {`Approved by ${nameOf(approverId)} (${role}) `}
            <When at={at} inline />
          </Text>
        ))}
        {draft.state === 'open' ? <Acts draft={draft} check={check} /> : <Text tone="ink2">{`This draft is ${draft.state}.`}</Text>}
      </Stack>
    </Panel>
  );
}

function StateBadge({ draft, check }: { readonly draft: DraftView; readonly check: Check }) {
  if (draft.state !== 'open') return <Badge>{draft.state}</Badge>;
  if (check.problems.length > 0) return <Badge tone="negative">checks fail</Badge>;
  if (check.approval.isApproved) return <Badge tone="positive">ready to go out</Badge>;
  return <Badge tone="warning">{`waits for ${missingInWords(check)}`}</Badge>;
}

function Acts({ draft, check }: { readonly draft: DraftView; readonly check: Check }) {
  const me = useOperator();
  const approve = useAct('approveDraft');
  const withdraw = useAct('withdrawApproval');
  const [open, setOpen] = useState<'withdraw' | 'publish' | 'schedule' | null>(null);
  const isApproved = hasApproved(check, me);
  const notApprove = whyNotApprove(me, draft, check);
  const notPublish = whyNotPublish(me, draft, check);

  async function approved(): Promise<void> {
    // The hash of what was shown: a draft that was changed meanwhile is not approved unseen.
    const answer = await approve.run({ draftId: draft.id, contentHash: check.contentHash });
    if (answer.ok) toast({ type: 'success', title: 'Approved', body: draft.title });
  }
  async function withdrawn(reason: string): Promise<void> {
    const answer = await withdraw.run({ draftId: draft.id, reason });
    if (!answer.ok) return;
    setOpen(null);
    toast({ type: 'info', title: 'Your approval is withdrawn', body: draft.title });
  }

  return (
    <Stack gap={12}>
      <Row gap={8} wrap>
        {isApproved ? (
          <Button tone="secondary" onClick={() => setOpen('withdraw')}>
            Withdraw my approval
          </Button>
        ) : notApprove === null ? (
          <Button tone={notPublish === null ? 'secondary' : 'primary'} busy={approve.isBusy} onClick={() => void approved()}>
            Approve
          </Button>
        ) : null}
        {notPublish === null ? (
          <>
            <Button tone="secondary" icon="calendar" onClick={() => setOpen('schedule')}>
              Schedule…
            </Button>
            <Button onClick={() => setOpen('publish')}>Publish now…</Button>
          </>
        ) : null}
      </Row>
      {isApproved || notApprove === null ? null : <Text tone="ink2">{notApprove}</Text>}
      {notPublish === null || notPublish === notApprove ? null : <Text tone="ink2">{notPublish}</Text>}
      {approve.refusal === null ? null : <Problem refusal={approve.refusal} />}
      {open === 'withdraw' ? (
        <ActDialog
          title="Withdraw your approval"
          consequence="The draft cannot go out until somebody has approved it again. A release that holds it will fail at its start."
          label="Withdraw"
          isBusy={withdraw.isBusy}
          refusal={withdraw.refusal}
          onClose={() => setOpen(null)}
          onAct={(reason) => void withdrawn(reason)}
        />
      ) : null}
      {open === 'schedule' ? <ScheduleDialog chosen={[draft.id]} onClose={() => setOpen(null)} /> : null}
      {open === 'publish' ? <PublishDialog draft={draft} contentHash={check.contentHash} onClose={() => setOpen(null)} /> : null}
    </Stack>
  );
}
