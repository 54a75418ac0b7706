import { Link } from 'react-router-dom';
import type { DraftView } from '#src/lib/console/drafts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useAnswer, useOperator } from '../../api/index.ts';
import { PlaceName } from '../../places/PlaceName.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { inWords, usePeople } from '../../ui/people.ts';
import { Screen } from '../../ui/Screen.tsx';
import { When } from '../../ui/When.tsx';
import { type Check, missingInWords, waitsFor, whyNotApprove } from '../review/why.ts';
import { useChecks } from './useChecks.ts';

/** What waits for an approval: of this operator first, then of others, then what only waits to go out. */
export function ApprovalsScreen() {
  const drafts = useAnswer('listDrafts', {});
  return (
    <Screen
      title="Approvals"
      intro="Nothing goes live by one person alone. An approval holds for exactly the content that was seen; the next edit ends it."
    >
      <Awaited loaded={drafts} what="the drafts">
        {(value) => <Sorted drafts={value.drafts.filter(({ environment }) => environment === 'live')} />}
      </Awaited>
    </Screen>
  );
}

function Sorted({ drafts }: { readonly drafts: readonly DraftView[] }) {
  const me = useOperator();
  const checks = useChecks(drafts);
  const known = drafts.flatMap((draft) => {
    const check = checks.get(draft.id);
    return check ? [{ draft, check }] : [];
  });
  const mine = known.filter(({ draft, check }) => waitsFor(me, draft, check));
  const ready = known.filter(({ check }) => check.approval.isApproved && check.problems.length === 0);
  const others = known.filter((one) => !mine.includes(one) && !ready.includes(one));
  const isLooking = drafts.some(({ id }) => !checks.has(id));
  return (
    <Stack gap={32} aria-busy={isLooking || undefined}>
      <Part title="Waits for you" items={mine}>
        {isLooking ? null : (
          <Nothing
            illustration="placed"
            title="Nothing waits for you"
            body="What colleagues write comes here as soon as you may approve it."
          />
        )}
      </Part>
      {ready.length === 0 ? null : <Part title="Approved, ready to go out" items={ready} />}
      {others.length === 0 ? null : <Part title="Waits for somebody else" items={others} />}
    </Stack>
  );
}

type Item = { readonly draft: DraftView; readonly check: Check };

function Part({
  title,
  items,
  children,
}: {
  readonly title: string;
  readonly items: readonly Item[];
  readonly children?: React.ReactNode;
}) {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Row gap={8}>
        <Heading as="h2" size={16}>
          {title}
        </Heading>
        <Badge>{items.length}</Badge>
      </Row>
      {items.length === 0 ? children : null}
      {items.map((item) => (
        <Waiting key={item.draft.id} item={item} />
      ))}
    </Stack>
  );
}

function Waiting({ item: { draft, check } }: { readonly item: Item }) {
  const me = useOperator();
  const nameOf = usePeople();
  const why = check.approval.isApproved ? null : whyNotApprove(me, draft, check);
  return (
    <Card as="article" aria-label={draft.title}>
      <Row gap={16} justify="between" wrap>
        <Stack gap={4} css={{ flex: '1 1 320px' }}>
          <Text weight="medium" size={16}>
            {draft.title}
          </Text>
          <PlaceName place={draft} />
          <Text size={13} tone="ink2">
            {`Version ${draft.version} by ${inWords(draft.authors.map(nameOf))}, saved `}
            <When at={draft.savedAt} inline />
          </Text>
          {why === null ? null : (
            <Text size={13} tone="ink2">
              {why}
            </Text>
          )}
        </Stack>
        <Row gap={12} wrap>
          {check.problems.length > 0 ? (
            <Badge tone="negative">{`${check.problems.length} to mend`}</Badge>
          ) : check.approval.isApproved ? (
            <Badge tone="positive">approved</Badge>
          ) : (
            <Badge tone="warning">{`waits for ${missingInWords(check)}`}</Badge>
          )}
          <ButtonFace as={Link} size="small" tone="secondary" to={`/drafts/${draft.id}/review`} aria-label={`Review ${draft.title}`}>
            Review
          </ButtonFace>
        </Row>
      </Row>
    </Card>
  );
}
