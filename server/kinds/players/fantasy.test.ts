import { describe, expect, it } from 'vitest';
import type { BoxScore } from '#server/contract/eventStatistics.ts';
import type { Catalogue, CatalogueEvent, Market } from '#server/modules/catalogue/index.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { type FantasyFrom, fantasyOf } from './fantasy.ts';

const tiny = tinyCatalogue();
const game = tiny.event('nfl-1') ?? expect.fail('no such game');
const prefix = game.home.abbreviation.toLowerCase();
const [qb, rb] = [
  { id: `${prefix}-qb1`, name: 'Dario Balember' },
  { id: `${prefix}-rb1`, name: 'Oren Kelthorpe' },
];
const market = (subject: Market['subject'], figure: string, line: number, changes: Partial<Market> = {}): Market =>
  ({ type: `player-${figure}`, line, status: 'OPEN', subject, ...changes }) as Market;

type Game = { readonly status?: string; readonly markets: readonly Market[]; readonly box?: BoxScore['players'] };
function tableOf(from: FantasyFrom, games: readonly Game[], competitionId = 'nfl') {
  const events = games.map(
    ({ status = 'PRE_GAME', box }, at) =>
      ({ ...game, id: `g${at}`, status, statistics: box && { box: { players: box, first: null } } }) as unknown as CatalogueEvent,
  );
  const catalogue: Catalogue = {
    ...tiny,
    events: (filter) => events.filter(({ status }) => status === filter?.status),
    marketsOf: (id) => games[Number(id.slice(1))]?.markets ?? [],
  };
  const { columns, rows, rowLabel } = fantasyOf(competitionId, from, 10, catalogue);
  expect(rowLabel).toBe('Player');
  return [
    columns.map(({ label }) => label).join(' '),
    ...rows.map(({ rank, participant: { name }, values }) => `${rank} ${name} ${values.join(' ')}`),
  ];
}

describe('fantasy points', () => {
  it('lines of a player’s next game are added up by the usual scoring', () => {
    const next = [market(qb, 'passing-yards', 24_550), market(rb, 'rushing-yards', 7_050), market(rb, 'receiving-yards', 1_550)];
    const after = [market(qb, 'passing-yards', 30_050)];
    expect(tableOf('lines', [{ markets: next }, { markets: after }])).toEqual([
      'Pass Rush Rec FPts',
      '1 D. Balember 245.5 – – 9.8',
      '2 O. Kelthorpe – 70.5 15.5 8.6',
    ]);
  });

  it('closed lines, lines on teams and players of neither side are left out', () => {
    const markets = [
      market(qb, 'passing-yards', 24_550, { status: 'CLOSED' }),
      market(null, 'passing-yards', 24_550),
      market({ id: 'elsewhere-qb1', name: 'Ivo Galmund' }, 'passing-yards', 24_550),
    ];
    expect(tableOf('lines', [{ markets }])).toEqual(['FPts']);
  });

  it('results are averaged over the games that a player played', () => {
    const markets = [market(qb, 'passing-yards', 0, { status: 'CLOSED' }), market(rb, 'rushing-yards', 0, { status: 'CLOSED' })];
    const first = {
      status: 'FINISHED',
      markets,
      box: { [qb.id]: { 'passing-yards': 200, touchdowns: 1 }, [rb.id]: { 'rushing-yards': 90 } },
    };
    const second = { status: 'FINISHED', markets, box: { [qb.id]: { 'passing-yards': 301, touchdowns: 0 } } };
    expect(tableOf('games', [first, second])).toEqual([
      'Pass Rush TD FPts',
      '1 D. Balember 250.5 – 0.5 13.0',
      '2 O. Kelthorpe – 90.0 – 9.0',
    ]);
  });

  it('a sport without counts of players, and a league without games, have no rows', () => {
    expect(tableOf('lines', [{ markets: [market(qb, 'passing-yards', 100)] }], 'tour')).toEqual(['FPts']);
    expect(tableOf('games', [], 'nothing')).toEqual(['FPts']);
  });
});
