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
        fallback: { kind: 'FallbackText', text: 'Nothing is lost. This version of the page cannot show your history; reload to see it.' },
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
    'Whatever comes in or goes out stands here, to the cent.',
  ),
  historyPage('betting', 'Betting history', 'Your bets', 'No bets', 'A bet you place stands here with what came of it.'),
  historyPage(
    'casino',
    'Casino history',
    'Your play',
    'No casino play',
    'Rounds that you play for money stand here, with what they cost and paid.',
  ),
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

const kept = 'Rounds that are played for money are kept here, each with what it cost and paid. None of yours has this address.';

export const casinoRecords = [
  casinoRecord(
    'casino-session',
    'Casino session',
    'CasinoSessionRoundsShelf',
    { title: 'Rounds', emptyTitle: 'We have no record of this play', emptyText: kept },
    'sessionId',
  ),
  casinoRecord(
    'casino-round',
    'Casino round',
    'CasinoRoundShelf',
    { title: 'What it cost and paid', emptyTitle: 'We have no record of this round', emptyText: kept },
    'roundId',
  ),
];
