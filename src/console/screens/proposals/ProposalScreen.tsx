import { Link, useParams } from 'react-router-dom';
import type { EventStatementView, ProposalInFull, ProposedBet } from '#src/shared/console/proposals.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { sumsText } from '../../ui/proposed.ts';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { dollars } from '../trading/cents.ts';
import { useFresh } from '../trading/useFresh.ts';
import { Decide } from './Decide.tsx';
import { Warnings } from './Warnings.tsx';
import { endingText, SOURCES, stateText } from './words.ts';

export function ProposalScreen() {
  const { proposalId = '' } = useParams();
  const read = useAnswer('readProposal', { proposalId });
  useFresh(read.reload);
  const proposal = read.value?.proposal;
  return (
    <Screen
      title={proposal?.summary ?? 'Proposal'}
      above={<Link to="/proposals">Signatures</Link>}
      intro={proposal === undefined ? undefined : sumsText(proposal)}
      actions={
        proposal === undefined || proposal.state !== 'OPEN' ? null : <Decide proposal={proposal} isStale={read.value?.isStale ?? false} />
      }
    >
      <Awaited loaded={read} what="the proposal">
        {(value) => <InFull {...value} />}
      </Awaited>
    </Screen>
  );
}

function InFull({ proposal, bets, statements, isStale }: ProposalInFull) {
  const { proposer, proposedAt, reason, eventId, state, decidedAt, decision } = proposal;
  return (
    <Stack gap={24}>
      <Warnings warnings={proposal.warnings} isStale={isStale} />
      <Panel title="Proposed by">
        <Stack gap={8}>
          <Text as="p">
            {`Proposed by ${proposer} `}
            <When at={proposedAt} inline />
            {`: ${reason}`}
          </Text>
          {state === 'OPEN' || decidedAt === null ? null : (
            <Text as="p">
              {`${stateText(proposal)} `}
              <When at={decidedAt} inline />
              {`: ${decision ?? ''}`}
            </Text>
          )}
          {eventId === null ? null : <Link to={`/trading/${encodeURIComponent(eventId)}`}>Open the event</Link>}
        </Stack>
      </Panel>
      {statements.length === 0 ? null : (
        <Panel title="Reports about the event" hint="Newest first. Feed reports and manual entries are separate.">
          <Table caption="Reports about the event" columns={said} rows={statements} keyOf={({ saidAt, origin }) => `${saidAt} ${origin}`} />
        </Panel>
      )}
      {proposal.bets === 0 ? null : (
        <Panel
          title="Affected bets"
          hint={bets.length < proposal.bets ? `Showing the ${bets.length} largest changes of ${proposal.bets}.` : undefined}
        >
          <Table caption="Affected bets" columns={columns} rows={bets} keyOf={({ betId }) => betId} />
        </Panel>
      )}
    </Stack>
  );
}

const columns: readonly Column<ProposedBet>[] = [
  { head: 'Bet', isName: true, cell: ({ betId }) => betId },
  { head: 'Stake', isNumber: true, cell: ({ stakeCents }) => dollars(stakeCents) },
  { head: 'Now', cell: ({ before }) => before.outcome },
  { head: 'Pays now', isNumber: true, cell: ({ before }) => dollars(before.payoutCents) },
  { head: 'After', cell: ({ after }) => after.outcome },
  { head: 'Pays after', isNumber: true, cell: ({ after }) => dollars(after.payoutCents) },
];

const said: readonly Column<EventStatementView>[] = [
  { head: 'By', isName: true, cell: ({ source }) => SOURCES[source] },
  { head: 'Result', cell: endingText },
  { head: 'When', cell: ({ saidAt }) => <When at={saidAt} /> },
  { head: 'Outcome known', cell: ({ decidedAt }) => (decidedAt === null ? '–' : <When at={decidedAt} />) },
  { head: 'From', cell: ({ origin }) => origin },
  { head: 'Applied', cell: ({ isApplied }) => (isApplied ? 'Yes' : 'No, proposed only') },
];
