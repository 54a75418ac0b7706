import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TradingEvent, TradingStatus } from '#src/shared/console/trading.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Filters, SelectField } from '../../ui/controls.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { dollars } from './cents.ts';
import { FindBet } from './FindBet.tsx';
import { HandPriceTable } from './prices/HandPriceTable.tsx';
import { OddsFormatProvider } from './prices/OddsFormat.tsx';
import { TraderLimits } from './traderLimits/TraderLimits.tsx';
import { SuspendButton } from './suspensions/SuspendButton.tsx';
import { SuspensionPanel } from './suspensions/SuspensionPanel.tsx';
import { SuspensionsProvider } from './suspensions/SuspensionsContext.tsx';
import { useFresh } from './useFresh.ts';

const STATUSES = [
  { value: 'coming', label: 'Upcoming' },
  { value: 'live', label: 'In play' },
  { value: 'over', label: 'Finished' },
  { value: 'waiting', label: 'Waiting for grades' },
] as const;

const columns: readonly Column<TradingEvent>[] = [
  {
    head: 'Event',
    isName: true,
    cell: ({ id, name, competition }) => (
      <Stack gap={0}>
        <Link to={`/trading/${encodeURIComponent(id)}`}>{name}</Link>
        <Text size={12} tone="ink3">
          {competition}
        </Text>
      </Stack>
    ),
  },
  { head: 'Starts', cell: ({ startsAt }) => <When at={startsAt} /> },
  { head: 'Score', cell: ({ homeScore, awayScore }) => (homeScore === null || awayScore === null ? '–' : `${awayScore}–${homeScore}`) },
  { head: 'Open bets', isNumber: true, cell: ({ openBets }) => openBets },
  { head: 'Open stakes', isNumber: true, cell: ({ openStakeCents }) => dollars(openStakeCents) },
  {
    head: 'Suspend',
    isActs: true,
    cell: ({ id, name, status }) =>
      status === 'FINISHED' || status === 'CANCELLED' ? null : <SuspendButton of={{ scope: 'event', target: id, name }} />,
  },
];

export function TradingScreen() {
  const [status, setStatus] = useState<TradingStatus>('coming');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const events = useAnswer('listTradingEvents', search === '' ? { status } : { status, search });
  useFresh(events.reload);
  return (
    <Screen
      title="Trading"
      intro="Events and the bets on them. Open an event for its markets, limits, result and voids."
      actions={
        <>
          <ButtonFace as={Link} to="/featured" tone="secondary">
            Featured bets
          </ButtonFace>
          <ButtonFace as={Link} to="/offers" tone="secondary">
            Offers
          </ButtonFace>
          <ButtonFace as={Link} to="/house-terms" tone="secondary">
            Pricing rules
          </ButtonFace>
          <ButtonFace as={Link} to="/teasers" tone="secondary">
            Teaser prices
          </ButtonFace>
        </>
      }
    >
      <SuspensionsProvider>
        <Stack gap={16}>
          <SuspensionPanel />
          <OddsFormatProvider>
            <HandPriceTable />
          </OddsFormatProvider>
          <Filters role="search">
            <Field
              label="Event or competition"
              type="search"
              maxLength={80}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <SelectField label="Status" value={status} choices={STATUSES} onChange={setStatus} />
          </Filters>
          <Awaited loaded={events} what="the events">
            {({ events: rows }) =>
              rows.length === 0 ? (
                <Nothing illustration="not-found" title="No events found" body="Try another search or status." />
              ) : (
                <Table caption="Events" columns={columns} rows={rows} keyOf={({ id }) => id} />
              )
            }
          </Awaited>
        </Stack>
      </SuspensionsProvider>
      <Permitted to="readBet" isTold>
        <Stack gap={24}>
          <FindBet />
          <TraderLimits />
        </Stack>
      </Permitted>
    </Screen>
  );
}
