import type { AuthoredCasinoRoundShelf } from '#server/contract/generated/authored.ts';
import { responsibleGaming } from '../responsibleGaming.ts';
import { account, documentOf, type Draft, write } from '../write.ts';

const historyTabs = (): Draft =>
  write(
    'TabsShelf',
    'sections',
    {
      tabs: [
        { region: 'transactions', label: 'Transactions', deepLink: account('history/transactions') },
        { region: 'betting', label: 'Betting', deepLink: account('history/betting') },
        { region: 'casino', label: 'Casino', deepLink: account('history/casino') },
      ],
    },
    {
      label: 'History',
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Transactions', url: '/account/history/transactions' },
    },
  );

type Section = 'betting' | 'casino' | 'transactions';
const historyPage = (sectionId: Section, title: string, listTitle: string, emptyTitle: string, emptyText: string) =>
  documentOf(`history-${sectionId}`, title, [
    historyTabs(),
    write(
      'HistoryShelf',
      'history',
      { title: listTitle, sectionId, emptyTitle, emptyText },
      {
        criticality: 'DEGRADABLE',
        fallback: { kind: 'FallbackText', text: 'Your history is safe, but this page is out of date. Reload it to see it.' },
        label: title,
        trackingId: `history.${sectionId}`,
      },
    ),
    ...responsibleGaming(),
  ]);

export const histories = [
  historyPage(
    'transactions',
    'Transactions',
    'Money in and out',
    'No transactions',
    'Your deposits, withdrawals and other transactions appear here.',
  ),
  historyPage('betting', 'Betting history', 'Your bets', 'No bets', 'Your bets appear here with their results.'),
  historyPage('casino', 'Casino history', 'Your play', 'No casino play', 'Your real-money rounds appear here.'),
];

const casinoRecord = (
  surface: string,
  title: string,
  kind: 'CasinoRoundShelf' | 'CasinoSessionRoundsShelf',
  props: AuthoredCasinoRoundShelf,
  param: string,
) =>
  documentOf(surface, title, [
    historyTabs(),
    write(kind, 'record', props, {
      bind: { record: { source: 'casinoRecord', args: { recordId: { $param: param } } } },
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Casino history', url: '/account/history/casino' },
      label: title,
      trackingId: `${surface}.record`,
    }),
    ...responsibleGaming(),
  ]);

const kept = 'This link matches none of your real-money rounds. Open your casino history to find the one you are looking for.';

export const casinoRecords = [
  casinoRecord(
    'casino-session',
    'Casino session',
    'CasinoSessionRoundsShelf',
    { title: 'Rounds', emptyTitle: 'Session not found', emptyText: kept },
    'sessionId',
  ),
  casinoRecord(
    'casino-round',
    'Casino round',
    'CasinoRoundShelf',
    { title: 'Wager and payout', emptyTitle: 'Round not found', emptyText: kept },
    'roundId',
  ),
];
