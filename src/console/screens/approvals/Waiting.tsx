import type { DraftView } from '#src/shared/console/drafts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useOperator } from '../../api/index.ts';
import { inWords } from '../../ui/people.ts';
import { When } from '../../ui/When.tsx';
import { type Check, missingInWords, whyNotApprove } from '../review/why.ts';
import { DraftCard } from './DraftCard.tsx';

export type Item = { readonly draft: DraftView; readonly check: Check };

export function Waiting({ item: { draft, check }, nameOf }: { readonly item: Item; readonly nameOf: (id: string) => string }) {
  const me = useOperator();
  const why = check.approval.isApproved ? null : whyNotApprove(me, draft, check);
  return (
    <DraftCard draft={draft} badge={<Standing check={check} />}>
      <Text size={13} tone="ink2">
        {`Version ${draft.version} by ${inWords(draft.authors.map(nameOf))}, saved `}
        <When at={draft.savedAt} inline />
      </Text>
      {why === null ? null : (
        <Text size={13} tone="ink2">
          {why}
        </Text>
      )}
    </DraftCard>
  );
}

function Standing({ check }: Pick<Item, 'check'>) {
  if (check.problems.length > 0) return <Badge tone="negative">{`${check.problems.length} to fix`}</Badge>;
  if (check.approval.isApproved) return <Badge tone="positive">approved</Badge>;
  return <Badge tone="warning">{`needs ${missingInWords(check)}`}</Badge>;
}
