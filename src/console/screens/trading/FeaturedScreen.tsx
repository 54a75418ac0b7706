import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FeaturedBetView } from '#src/shared/console/featured.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { dollars } from './cents.ts';
import { FeaturedDialog } from './FeaturedDialog.tsx';

export function FeaturedScreen() {
  const read = useAnswer('listFeaturedBets', {});
  const [isMaking, setMaking] = useState(false);
  return (
    <Screen
      title="Featured and quick bets"
      above={<Link to="/trading">Trading</Link>}
      intro="One tap adds all selections to the betslip. A bet is hidden automatically when one of its games closes for betting."
      actions={
        <Permitted to="createFeaturedBet" isTold>
          <Button onClick={() => setMaking(true)}>New bet…</Button>
        </Permitted>
      }
    >
      <Awaited loaded={read} what="the bets">
        {({ bets }) =>
          bets.length === 0 ? (
            <Nothing illustration="not-found" title="No bets yet" body="Combine selections, and players see them immediately." />
          ) : (
            <Table caption="Featured and quick bets" columns={columns(read.reload)} rows={bets} keyOf={({ id }) => id} />
          )
        }
      </Awaited>
      {isMaking ? <FeaturedDialog bet={null} onDone={read.reload} onClose={() => setMaking(false)} /> : null}
    </Screen>
  );
}

const columns = (reload: () => void): readonly Column<FeaturedBetView>[] => [
  { head: 'Title', isName: true, cell: ({ title }) => title },
  {
    head: 'Type',
    cell: ({ kind, suggestedCents }) =>
      kind === 'FEATURED' ? 'Featured' : suggestedCents === null ? 'Quick' : `Quick, ${dollars(suggestedCents)}`,
  },
  {
    head: 'Selections',
    cell: ({ legs }) => (
      <Stack gap={0}>
        {legs.map(({ selectionId, name, event, isOpen }) => (
          <Text key={selectionId} size={13} tone={isOpen ? 'ink1' : 'ink3'}>
            {name} · {event}
            {isOpen ? '' : ' · closed'}
          </Text>
        ))}
      </Stack>
    ),
  },
  { head: 'State', cell: (bet) => <Badge tone={stateOf(bet).tone}>{stateOf(bet).word}</Badge> },
  { head: 'Changed', cell: ({ updatedAt }) => <When at={updatedAt} /> },
  { head: 'Actions', cell: (bet) => (bet.isOffered ? <Acts bet={bet} reload={reload} /> : null) },
];

function stateOf({ isOffered, legs }: FeaturedBetView): { readonly word: string; readonly tone: 'neutral' | 'positive' | 'warning' } {
  if (!isOffered) return { word: 'Withdrawn', tone: 'neutral' };
  return legs.every(({ isOpen }) => isOpen) ? { word: 'Offered', tone: 'positive' } : { word: 'Hidden', tone: 'warning' };
}

function Acts({ bet, reload }: { readonly bet: FeaturedBetView; readonly reload: () => void }) {
  const [act, setAct] = useState<'change' | 'withdraw' | null>(null);
  const close = (): void => setAct(null);
  return (
    <Permitted to="changeFeaturedBet">
      <Row gap={8}>
        <Button size="small" tone="secondary" aria-label={`Change ${bet.title}…`} onClick={() => setAct('change')}>
          Change…
        </Button>
        <Button size="small" tone="danger" aria-label={`Withdraw ${bet.title}…`} onClick={() => setAct('withdraw')}>
          Withdraw…
        </Button>
      </Row>
      {act === 'change' ? <FeaturedDialog bet={bet} onDone={reload} onClose={close} /> : null}
      {act === 'withdraw' ? (
        <OperationDialog
          title={`Withdraw ${bet.title}`}
          consequence="The bet is removed from all pages permanently. Bets already placed stay valid."
          label="Withdraw bet"
          isDangerous
          to="withdrawFeaturedBet"
          input={(reason) => ({ featuredBetId: bet.id, version: bet.version, reason })}
          said={() => ({ title: `${bet.title} is withdrawn` })}
          onClose={close}
          onDone={reload}
        />
      ) : null}
    </Permitted>
  );
}
