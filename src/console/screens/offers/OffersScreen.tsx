import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfferView } from '#src/shared/console/offers.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { OfferFigures } from './OfferFigures.tsx';
import { OfferDialog } from './OfferDialog.tsx';

export function OffersScreen() {
  const read = useAnswer('listOffers', {});
  const [isMaking, setMaking] = useState(false);
  return (
    <Screen
      title="Offers"
      above={<Link to="/trading">Trading</Link>}
      intro="Awards follow from what players do by the rules of an offer. A second person confirms each version; one person can stop an offer."
      actions={
        <Permitted to="proposeOffer" isTold>
          <Button onClick={() => setMaking(true)}>New offer…</Button>
        </Permitted>
      }
    >
      <Awaited loaded={read} what="the offers">
        {({ offers }) =>
          offers.length === 0 ? (
            <Nothing illustration="not-found" title="No offers yet" body="Propose one, and players see it once it is confirmed." />
          ) : (
            <Table caption="Offers" columns={columns(read.reload)} rows={offers} keyOf={({ document }) => document.id} />
          )
        }
      </Awaited>
      {isMaking ? <OfferDialog from={null} onDone={read.reload} onClose={() => setMaking(false)} /> : null}
    </Screen>
  );
}

const STATES = {
  RUNNING: { word: 'Running', tone: 'positive' },
  COMING: { word: 'Not started', tone: 'info' },
  OVER: { word: 'Ended', tone: 'neutral' },
  STOPPED: { word: 'Stopped', tone: 'warning' },
} as const;

const columns = (reload: () => void): readonly Column<OfferView>[] => [
  {
    head: 'Offer',
    isName: true,
    cell: ({ terms, document, version }) => (
      <Stack gap={0}>
        {terms.title}
        <Text size={12} tone="ink2">
          {document.id} · version {version}
        </Text>
      </Stack>
    ),
  },
  { head: 'State', cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge> },
  { head: 'Ends', cell: ({ document }) => <When at={document.until} /> },
  { head: 'Players', cell: ({ players }) => players },
  {
    head: 'Awards',
    cell: ({ awards }) => `${awards.unused} unused, ${awards.used} used, ${awards.expired} expired, ${awards.withdrawn} taken back`,
  },
  {
    head: 'Cost',
    cell: ({ awardedCents, usedCents, document: { budgetCents, currency } }) => {
      const [awarded, used, budget] = [awardedCents, usedCents, budgetCents].map((cents) => formatCents(BigInt(cents), currency));
      return `${awarded} of ${budget}, ${used} used`;
    },
  },
  { head: 'Actions', cell: (offer) => <Acts offer={offer} reload={reload} /> },
];

function Acts({ offer, reload }: { readonly offer: OfferView; readonly reload: () => void }) {
  const { document, state } = offer;
  const [act, setAct] = useState<'change' | 'figures' | 'stop' | null>(null);
  const close = (): void => setAct(null);
  return (
    <Permitted to="stopOffer">
      <Row gap={8}>
        <Button size="small" tone="secondary" aria-label={`Figures of ${document.id}…`} onClick={() => setAct('figures')}>
          Figures…
        </Button>
        {state === 'STOPPED' ? null : (
          <>
            <Button size="small" tone="secondary" aria-label={`Change ${document.id}…`} onClick={() => setAct('change')}>
              Change…
            </Button>
            <Button size="small" tone="danger" aria-label={`Stop ${document.id}…`} onClick={() => setAct('stop')}>
              Stop…
            </Button>
          </>
        )}
      </Row>
      {act === 'figures' ? <OfferFigures offer={offer} onClose={close} /> : null}
      {act === 'change' ? <OfferDialog from={document} onDone={reload} onClose={close} /> : null}
      {act === 'stop' ? (
        <OperationDialog
          title={`Stop ${document.id}`}
          consequence="For good: nobody can join, and bets placed from now on do not count. Bets placed before still count, and awards stay."
          label="Stop offer"
          isDangerous
          to="stopOffer"
          input={(reason) => ({ offerId: document.id, reason })}
          said={() => ({ title: `${document.id} is stopped` })}
          onClose={close}
          onDone={reload}
        />
      ) : null}
    </Permitted>
  );
}
