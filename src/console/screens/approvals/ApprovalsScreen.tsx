import type { DraftView } from '#src/shared/console/drafts.ts';
import { Stack } from '#src/ui/Box.tsx';
import { useAnswer, useOperator } from '../../api/index.ts';
import { Awaited, Lines } from '../../ui/Awaited.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { usePeople } from '../../ui/people.ts';
import { Screen } from '../../ui/Screen.tsx';
import { needsApprovalOf } from '../review/why.ts';
import { PartHead } from './PartHead.tsx';
import { Unchecked } from './Unchecked.tsx';
import { useChecks } from './useChecks.ts';
import { type Item, Waiting } from './Waiting.tsx';

export function ApprovalsScreen() {
  const drafts = useAnswer('listDrafts', {});
  return (
    <Screen
      title="Approvals"
      intro="Every change needs a second person. An approval covers exactly the version that was reviewed. The next edit cancels it."
    >
      <Awaited loaded={drafts} what="the drafts">
        {(value) => <Sorted drafts={value.drafts.filter(({ environment }) => environment === 'live')} />}
      </Awaited>
    </Screen>
  );
}

function Sorted({ drafts }: { readonly drafts: readonly DraftView[] }) {
  const me = useOperator();
  const nameOf = usePeople();
  const { known, refused, isLooking, reload } = useChecks(drafts);
  const checked = drafts.flatMap((draft) => {
    const check = known.get(draft.id);
    return check ? [{ draft, check }] : [];
  });
  const mine = checked.filter(({ draft, check }) => needsApprovalOf(me, draft, check));
  const ready = checked.filter(({ check }) => check.approval.isApproved && check.problems.length === 0);
  const others = checked.filter((one) => !mine.includes(one) && !ready.includes(one));
  const isNothing = !isLooking && mine.length === 0 && refused.size === 0;
  return (
    <Stack gap={32} aria-busy={isLooking || undefined}>
      {mine.length === 0 && !isLooking && !isNothing ? null : (
        <Part title="Waiting for you" items={mine} nameOf={nameOf}>
          {isLooking ? <Lines what="the checks" count={2} /> : null}
          {isNothing ? (
            <Nothing illustration="placed" title="Nothing to review" body="Drafts appear here when you can approve them." />
          ) : null}
        </Part>
      )}
      {refused.size === 0 ? null : <Unchecked drafts={drafts} refused={refused} onRetry={reload} />}
      {ready.length === 0 ? null : <Part title="Approved, ready to publish" items={ready} nameOf={nameOf} />}
      {others.length === 0 ? null : <Part title="Waiting for others" items={others} nameOf={nameOf} />}
    </Stack>
  );
}

function Part({
  title,
  items,
  nameOf,
  children,
}: {
  readonly title: string;
  readonly items: readonly Item[];
  readonly nameOf: (id: string) => string;
  readonly children?: React.ReactNode;
}) {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <PartHead title={title} count={items.length} />
      {items.map((item) => (
        <Waiting key={item.draft.id} item={item} nameOf={nameOf} />
      ))}
      {children}
    </Stack>
  );
}
