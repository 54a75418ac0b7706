import type { DraftView } from '#src/shared/console/drafts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { usePeople } from '../../ui/people.ts';
import { When } from '../../ui/When.tsx';
import { DecisionActions } from './DecisionActions.tsx';
import type { Shown } from './shown.ts';
import { type Check, missingInWords } from './why.ts';

export function Decision({ draft, check, shown }: { readonly draft: DraftView; readonly check: Check; readonly shown: Shown }) {
  const { approval } = check;
  const nameOf = usePeople();
  return (
    <Panel title="Decision" actions={<StateBadge draft={draft} check={check} />}>
      <Stack gap={16}>
        {approval.careReasons.length === 0 ? null : (
          <Stack gap={4}>
            <Text weight="medium">Compliance must approve this because</Text>
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
        {draft.state === 'open' ? (
          <DecisionActions draft={draft} check={check} shown={shown} />
        ) : (
          <Text tone="ink2">{`This draft is ${draft.state}.`}</Text>
        )}
      </Stack>
    </Panel>
  );
}

function StateBadge({ draft, check }: { readonly draft: DraftView; readonly check: Check }) {
  if (draft.state !== 'open') return <Badge>{draft.state}</Badge>;
  if (check.problems.length > 0) return <Badge tone="negative">checks failed</Badge>;
  if (check.approval.isApproved) return <Badge tone="positive">ready to publish</Badge>;
  return <Badge tone="warning">{`needs ${missingInWords(check)}`}</Badge>;
}
