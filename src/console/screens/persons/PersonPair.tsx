import { useState } from 'react';
import type { PersonDecisionView, PersonReviewInFull, PersonReviewView, PersonSide } from '#src/shared/console/persons.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useOperation } from '../../api/index.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { type Decision, DecideDialog } from './DecideDialog.tsx';
import { exclusionsText } from './words.ts';

/** Requests names only after the operator gives a reason. */
export function PersonPair({ review: { playerId, otherId } }: { readonly review: PersonReviewView }) {
  const { run, isBusy, refusal } = useOperation('readPersonReview');
  const [isAsking, setAsking] = useState(true);
  const [found, setFound] = useState<PersonReviewInFull | null>(null);
  async function look(reason: string): Promise<void> {
    const answer = await run({ playerId, otherId, reason });
    if (!answer.ok) return;
    setFound(answer.value);
    setAsking(false);
  }
  if (found !== null) return <Sides {...found} />;
  return isAsking ? (
    <ActionDialog
      title="View both accounts"
      consequence="You will see names and birth dates. Your name and reason are saved in the audit log."
      label="View"
      isBusy={isBusy}
      refusal={refusal}
      onClose={() => setAsking(false)}
      onAct={(reason) => void look(reason)}
    />
  ) : null;
}

function Sides({ sides, review, decisions }: PersonReviewInFull) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [later, first] = sides;
  if (!later || !first) return null;
  const isJoined = later.accounts.includes(first.playerId);
  return (
    <Panel
      title="Both accounts"
      hint="Your proposal takes effect once a second person confirms it."
      actions={
        <Row gap={8} wrap>
          {isJoined ? null : <Button onClick={() => setDecision('joinPersons')}>Same person…</Button>}
          {review === null ? null : (
            <Button tone="secondary" onClick={() => setDecision('keepApart')}>
              Different people…
            </Button>
          )}
          {later.isDuplicate ? (
            <Button tone="secondary" onClick={() => setDecision('splitPerson')}>
              Split…
            </Button>
          ) : null}
        </Row>
      }
    >
      <Stack gap={16}>
        <Table caption="Both accounts" columns={columns} rows={sides} keyOf={({ playerId }) => playerId} />
        {decisions.map((made) => (
          <Decided key={made.decidedAt} {...made} />
        ))}
      </Stack>
      {decision === null ? null : (
        <DecideDialog decision={decision} pair={{ playerId: later.playerId, otherId: first.playerId }} onClose={() => setDecision(null)} />
      )}
    </Panel>
  );
}

const DECIDED: Readonly<Record<PersonDecisionView['kind'], string>> = { APART: 'Kept apart', JOIN: 'Joined', SPLIT: 'Split' };

function Decided({ kind, decidedBy, decidedAt, reason }: PersonDecisionView) {
  return (
    <Text as="p" size={13} tone="ink2">
      {`${DECIDED[kind]} by ${decidedBy.join(' and ')} `}
      <When at={decidedAt} inline />
      {`: ${reason}`}
    </Text>
  );
}

const columns: readonly Column<PersonSide>[] = [
  { head: 'Account', isName: true, cell: ({ playerId }) => playerId },
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Birth date', cell: ({ birthDate }) => birthDate ?? 'Unknown' },
  { head: 'Email', cell: ({ email }) => email },
  { head: 'Region', cell: ({ region }) => region },
  { head: 'Opened', cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: 'Identity', cell: ({ identityStatus }) => identityStatus.toLowerCase().replaceAll('_', ' ') },
  { head: 'Exclusions', cell: exclusionsText },
];
