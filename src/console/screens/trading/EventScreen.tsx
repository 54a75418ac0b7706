import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { TradingEvent } from '#src/shared/console/trading.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { dollars } from './cents.ts';
import { HandPriceTable } from './prices/HandPriceTable.tsx';
import { OddsFormatChoice, OddsFormatProvider } from './prices/OddsFormat.tsx';
import { MarketPanel } from './MarketPanel.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { SuspendButton } from './suspensions/SuspendButton.tsx';
import { SuspensionsProvider } from './suspensions/SuspensionsContext.tsx';
import { SuspensionTable } from './suspensions/SuspensionTable.tsx';
import { KEYS, useSuspendKeys } from './suspensions/useSuspendKeys.ts';
import { useFresh } from './useFresh.ts';
import { VoidDialog } from './VoidDialog.tsx';

export function EventScreen() {
  const { eventId = '' } = useParams();
  const read = useAnswer('readTradingEvent', { eventId });
  useFresh(read.reload);
  const event = read.value?.event;
  return (
    <SuspensionsProvider eventId={eventId}>
      <OddsFormatProvider>
        <Screen
          title={event?.name ?? 'Event'}
          above={<Link to="/trading">Trading</Link>}
          intro={event === undefined ? undefined : introOf(event)}
          actions={event === undefined ? null : <Acts event={event} />}
        >
          <Awaited loaded={read} what="the event">
            {({ markets }) => (
              <Stack gap={24}>
                <OddsFormatChoice />
                <SuspensionTable />
                <HandPriceTable eventId={eventId} />
                {markets.map((market) => (
                  <MarketPanel key={market.id} market={market} />
                ))}
              </Stack>
            )}
          </Awaited>
        </Screen>
      </OddsFormatProvider>
    </SuspensionsProvider>
  );
}

const STATES: Readonly<Record<string, string>> = {
  PRE_GAME: 'Not started',
  IN_PLAY: 'In play',
  FINISHED: 'Finished',
  CANCELLED: 'Void',
  HIDDEN: 'Hidden',
};

function introOf({ competition, status, homeScore, awayScore, openBets, openStakeCents }: TradingEvent): string {
  const score = homeScore === null || awayScore === null ? '' : `, away ${awayScore}, home ${homeScore}`;
  return `${competition}. ${STATES[status] ?? status}${score}. Open bets: ${openBets}, ${dollars(openStakeCents)} staked.`;
}

function Acts({ event }: { readonly event: TradingEvent }) {
  const [act, setAct] = useState<'result' | 'void' | null>(null);
  const isVoid = event.status === 'CANCELLED';
  return (
    <>
      {isVoid || event.status === 'FINISHED' ? null : <SuspendEvent event={event} />}
      <Permitted to="settleByHand" isTold>
        <Button tone="secondary" disabled={isVoid} onClick={() => setAct('result')}>
          {event.status === 'FINISHED' ? 'Correct the result…' : 'Set the result…'}
        </Button>
        <Button tone="danger" disabled={isVoid} onClick={() => setAct('void')}>
          Void the event…
        </Button>
        {act === 'result' ? <ResultDialog event={event} onClose={() => setAct(null)} /> : null}
        {act === 'void' ? <VoidDialog scope="event" target={event.id} onClose={() => setAct(null)} /> : null}
      </Permitted>
    </>
  );
}

function SuspendEvent({ event: { id, name } }: { readonly event: TradingEvent }) {
  const target = { scope: 'event', target: id, name } as const;
  useSuspendKeys(target);
  return (
    <>
      <Permitted to="suspend">
        <Text size={12} tone="ink2">
          {`${KEYS.suspend.shown} suspends the event. ${KEYS.giveBack.shown} ends your latest suspension.`}
        </Text>
      </Permitted>
      <SuspendButton of={target} size="medium" keys={KEYS.suspend.aria} />
    </>
  );
}
