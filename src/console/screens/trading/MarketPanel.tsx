import { useState } from 'react';
import { marketText, selectionText } from '#src/shared/console/lines.ts';
import type { TradingMarket, TradingSelection } from '#src/shared/console/trading.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { dollars } from './cents.ts';
import { GradeDialog } from './GradeDialog.tsx';
import { gradeText } from './grades.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import { PriceCell } from './prices/PriceCell.tsx';
import { PriceForm } from './prices/PriceForm.tsx';
import { type PriceDraft, usePriceDraft } from './prices/usePriceDraft.ts';
import { HideButton, SuspendButton } from './suspensions/SuspendButton.tsx';
import { VoidDialog } from './VoidDialog.tsx';

type Acting =
  | { readonly act: 'grade' | 'limits' }
  | { readonly act: 'void'; readonly scope: 'market' | 'selection'; readonly target: string };

const namedOf = ({ name, selections }: TradingMarket): string => marketText(name, selections[0]);

export function MarketPanel({ market }: { readonly market: TradingMarket }) {
  const [acting, setActing] = useState<Acting | null>(null);
  const close = (): void => setActing(null);
  const draft = usePriceDraft(market);
  return (
    <Panel
      title={namedOf(market)}
      hint={`Limits: ${dollars(market.mostStakeCents)} stake per placement, ${dollars(market.mostExposureCents)} to win on one selection${market.isSet ? ' (set by a trader)' : ' (default)'}.`}
      actions={<MarketActs market={market} onAct={setActing} />}
    >
      <PriceForm market={market} name={namedOf(market)} draft={draft}>
        <Table
          caption={namedOf(market)}
          columns={columnsOf(market, draft, (target) => setActing({ act: 'void', scope: 'selection', target }))}
          rows={market.selections}
          keyOf={({ id }) => id}
        />
      </PriceForm>
      {acting?.act === 'limits' ? <MarketLimits market={market} onClose={close} /> : null}
      {acting?.act === 'grade' ? <GradeDialog market={market} onClose={close} /> : null}
      {acting?.act === 'void' ? <VoidDialog scope={acting.scope} target={acting.target} onClose={close} /> : null}
    </Panel>
  );
}

function MarketActs({ market, onAct }: { readonly market: TradingMarket; readonly onAct: (acting: Acting) => void }) {
  if (market.voidReason !== null) return <Badge tone="negative">void</Badge>;
  return (
    <Row gap={8} wrap>
      <SuspendButton of={{ scope: 'market', target: market.id, name: namedOf(market) }} />
      <HideButton of={{ scope: 'market', target: market.id, name: namedOf(market) }} />
      <Permitted to="setMarketLimits">
        <Button size="small" tone="secondary" aria-label={`Limits of ${namedOf(market)}`} onClick={() => onAct({ act: 'limits' })}>
          Limits…
        </Button>
        <Button size="small" tone="secondary" aria-label={`Grade ${namedOf(market)}`} onClick={() => onAct({ act: 'grade' })}>
          Grade…
        </Button>
        <Button
          size="small"
          tone="secondary"
          aria-label={`Void ${namedOf(market)}`}
          onClick={() => onAct({ act: 'void', scope: 'market', target: market.id })}
        >
          Void…
        </Button>
      </Permitted>
    </Row>
  );
}

const columnsOf = (market: TradingMarket, draft: PriceDraft, onVoid: (id: string) => void): readonly Column<TradingSelection>[] => [
  {
    head: 'Selection',
    isName: true,
    cell: ({ voidReason, grade, ...selection }) => (
      <Stack gap={0}>
        {selectionText(selection)}
        {grade === null || voidReason !== null ? null : (
          <Text size={12} tone="ink2">
            {gradeText(grade)}
          </Text>
        )}
        {voidReason === null ? null : (
          <Text size={12} tone="negative">
            {`Void: ${voidReason}`}
          </Text>
        )}
      </Stack>
    ),
  },
  { head: 'Price', cell: (selection) => <PriceCell selection={selection} draft={draft} /> },
  { head: 'Open bets', isNumber: true, cell: ({ openBets }) => openBets },
  { head: 'Open stakes', isNumber: true, cell: ({ openStakeCents }) => dollars(openStakeCents) },
  { head: 'To win', cell: ({ exposureCents }) => <Exposure cents={exposureCents} mostCents={market.mostExposureCents} /> },
  {
    head: 'Suspend, hide or void',
    isActs: true,
    cell: ({ voidReason, ...selection }) =>
      voidReason !== null || market.voidReason !== null ? null : (
        <Row gap={8} wrap justify="end">
          <SuspendButton of={{ scope: 'selection', target: selection.id, name: `${selectionText(selection)} of ${market.name}` }} />
          <HideButton of={{ scope: 'selection', target: selection.id, name: `${selectionText(selection)} of ${market.name}` }} />
          <Permitted to="voidBets">
            <Button
              size="small"
              tone="secondary"
              aria-label={`Void ${selectionText(selection)} of ${market.name}`}
              onClick={() => onVoid(selection.id)}
            >
              Void…
            </Button>
          </Permitted>
        </Row>
      ),
  },
];

/** Share of a limit at which a warning appears. */
const NEAR = 0.8;

function Exposure({ cents, mostCents }: { readonly cents: number; readonly mostCents: number }) {
  const share = mostCents === 0 ? 1 : cents / mostCents;
  return (
    <Row gap={8}>
      {dollars(cents)}
      <Badge tone={share >= 1 ? 'negative' : share >= NEAR ? 'warning' : 'neutral'}>{`${Math.max(0, Math.round(share * 100))} %`}</Badge>
    </Row>
  );
}

function MarketLimits({ market, onClose }: { readonly market: TradingMarket; readonly onClose: () => void }) {
  return (
    <LimitsDialog
      title={`Limits of ${market.name}`}
      consequence="Lower limits apply from the next bet. A higher limit needs a second person. Open bets stay valid, even above a limit."
      now={market.isSet ? market : { mostStakeCents: null, mostExposureCents: null }}
      emptyHint="Leave empty for the default."
      input={(limits, reason) => ({ ...limits, marketId: market.id, reason })}
      said={() => ({ title: `Limits of ${namedOf(market)} are set` })}
      onClose={onClose}
    />
  );
}
