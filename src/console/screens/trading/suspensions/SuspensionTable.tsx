import { Link } from 'react-router-dom';
import type { SuspensionScope, SuspensionView } from '#src/shared/console/suspensions.ts';
import { Button } from '#src/ui/Button.tsx';
import { useOperation, useOperator } from '../../../api/index.ts';
import { Permitted } from '../../../ui/Permitted.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { When } from '../../../ui/When.tsx';
import { useSuspensions } from './SuspensionsContext.tsx';

const SCOPES: Readonly<Record<SuspensionScope, string>> = {
  selection: 'Selection',
  market: 'Market',
  event: 'Event',
  sport: 'Sport',
  everything: 'Everything',
};

const columnsFor = (email: string): readonly Column<SuspensionView>[] => [
  {
    head: 'Suspended',
    isName: true,
    cell: ({ name, eventId }) => (eventId === null ? name : <Link to={`/trading/${encodeURIComponent(eventId)}`}>{name}</Link>),
  },
  { head: 'What', cell: ({ scope, isHidden }) => (isHidden ? `${SCOPES[scope]}, hidden` : SCOPES[scope]) },
  { head: 'By', cell: ({ by }) => (by === email ? 'you' : by) },
  { head: 'Since', cell: ({ at }) => <When at={at} /> },
  {
    head: 'Reopen',
    isActs: true,
    cell: (suspension) => <Ending suspension={suspension} isOwn={suspension.by === email} />,
  },
];

function Ending({ suspension, isOwn }: { readonly suspension: SuspensionView; readonly isOwn: boolean }) {
  const { proposalId, isOfPrice, name } = suspension;
  if (proposalId !== null)
    return (
      <Link to={`/proposals/${proposalId}`} aria-label={`Under review: ${name}`}>
        Under review
      </Link>
    );
  if (isOfPrice) return 'Ends with the manual price';
  return isOwn ? (
    <Permitted to="giveBack">
      <GiveBack suspension={suspension} />
    </Permitted>
  ) : null;
}

export function SuspensionTable() {
  const { email } = useOperator();
  const rows = useSuspensions();
  return rows.length === 0 ? null : <Table caption="Suspended now" columns={columnsFor(email)} rows={rows} keyOf={({ id }) => id} />;
}

function GiveBack({ suspension: { id, name } }: { readonly suspension: SuspensionView }) {
  const { run, isBusy, refusal } = useOperation('giveBack');
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        busy={isBusy}
        aria-label={`Reopen ${name}, from the list`}
        onClick={() => void run({ suspensionId: id })}
      >
        Reopen
      </Button>
      {refusal === null ? null : <Problem refusal={refusal} />}
    </>
  );
}
