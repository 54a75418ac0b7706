import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { readFeed } from './readFeed.ts';

const NFL = {
  game_id: '2019_04_NYJ_BUF',
  gameday: '2019-09-29',
  gametime: '13:00',
  away_team: 'NYJ',
  away_score: '17',
  home_team: 'BUF',
  home_score: '24',
  away_moneyline: '210',
  home_moneyline: '-255',
  spread_line: '7',
  away_spread_odds: '-108',
  home_spread_odds: '-112',
  total_line: '41',
  under_odds: '-105',
  over_odds: '-115',
};
const SOCCER = {
  season: '2018-2019',
  round: '1',
  hTeam: 'Arsenal FC',
  aTeam: 'Chelsea FC',
  hScore: '2',
  aScore: '1',
  hOdd: '2.10',
  dOdd: '3.40',
  aOdd: '3.60',
};

const csv = (...rows: readonly Readonly<Record<string, string>>[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(',')).join('\n');
const faultsOf = (text: string) => {
  const read = readFeed(text);
  return read.ok ? [] : read.refusal.map(({ line, reason }) => `${line}: ${reason}`);
};
const gameOf = (text: string) => {
  const read = readFeed(text);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value[0];
};

describe('the NFL feed', () => {
  test('a favoured home team of the feed gets a negative line', () => {
    expect(gameOf(csv(NFL))).toMatchObject({
      line: 2,
      eventId: 'nfl-2019-04-nyj-buf',
      competitionId: 'nfl',
      home: { abbreviation: 'BUF' },
      away: { abbreviation: 'NYJ' },
      kickOff: { day: '2019-09-29', time: '13:00', zone: 'America/New_York' },
      score: { home: 24, away: 17 },
      markets: [
        { type: 'moneyline', line: null, prices: { home: priceFromAmerican(-255), away: priceFromAmerican(210) } },
        { type: 'spread', line: -700, prices: { home: priceFromAmerican(-112), away: priceFromAmerican(-108) } },
        { type: 'total', line: 4_100, prices: { over: priceFromAmerican(-115), under: priceFromAmerican(-105) } },
      ],
    });
  });

  test.each([
    ['-1.5', 150],
    ['0', 0],
    ['2.5', -250],
    ['+3', -300],
  ])('a spread_line of %s is a home line of %s hundredths', (text, line) => {
    expect(gameOf(csv({ ...NFL, spread_line: text }))?.markets[1]?.line).toBe(line);
  });

  test('a missing market is left out, and a game without a result has no score', () => {
    const game = gameOf(csv({ ...NFL, home_moneyline: 'NA', away_moneyline: '', home_score: 'NA', away_score: 'NA' }));
    expect(game?.markets.map(({ type }) => type)).toEqual(['spread', 'total']);
    expect(game?.score).toBeNull();
  });

  test('a feed may say when the outcome was known', () => {
    expect(gameOf(csv(NFL))?.decidedAt).toBeNull();
    const said = gameOf(csv({ ...NFL, decided_at: '2019-09-29T20:09:41Z' }));
    expect(said?.decidedAt).toEqual(new Date('2019-09-29T20:09:41Z'));
    const faults = faultsOf(csv({ ...NFL, decided_at: '4 pm' }));
    expect(faults).toEqual(['2: decided_at is "4 pm", not an instant like 2023-11-03T03:21:09Z']);
  });

  test.each([
    [{ game_id: '' }, 'game_id is missing'],
    [{ home_team: 'Bills' }, 'home_team is "Bills", not a team\'s letters'],
    [{ home_team: 'NYJ' }, 'NYJ cannot play itself'],
    [{ gameday: '2019-13-01' }, 'gameday is "2019-13-01", not a day like 2023-11-02'],
    [{ gametime: '25:00' }, 'gametime is "25:00", not a time like 20:15'],
    [{ home_moneyline: '-99' }, 'home_moneyline is "-99", not American odds'],
    [{ home_moneyline: '1.91' }, 'home_moneyline is "1.91", not American odds'],
    [{ home_moneyline: '' }, 'home_moneyline is missing'],
    [{ spread_line: '3.25' }, 'spread_line is "3.25", not a line in half points'],
    [{ spread_line: 'NA' }, 'spread_line is missing'],
    [{ total_line: '0' }, 'total_line is "0", not above 0'],
    [{ total_line: '-41' }, 'total_line is "-41", not above 0'],
    [{ over_odds: '' }, 'over_odds is missing'],
    [{ home_score: '2.5' }, 'home_score is "2.5", not a whole number'],
    [{ home_score: '' }, 'home_score is missing'],
    [{ away_score: '-3' }, 'away_score is "-3", not a whole number'],
  ])('a row of the NFL feed with %o is refused: %s', (spoilt, reason) => {
    expect(faultsOf(csv(NFL, { ...NFL, game_id: '2019_04_A_B', ...spoilt }))).toEqual([`3: ${reason}`]);
  });
});

describe('the soccer feed', () => {
  test('a row of the soccer feed is a three-way market with exact decimal odds', () => {
    expect(gameOf(csv(SOCCER))).toEqual({
      line: 2,
      eventId: 'premier-league-2018-2019-01-arsenal-fc-chelsea-fc',
      competitionId: 'premier-league',
      home: { abbreviation: null, name: 'Arsenal FC' },
      away: { abbreviation: null, name: 'Chelsea FC' },
      kickOff: { day: '2018-08-11', time: '12:30', zone: 'Europe/London' },
      score: { home: 2, away: 1 },
      decidedAt: null,
      markets: [
        {
          type: 'three-way',
          line: null,
          prices: { home: { num: 11n, den: 10n }, draw: { num: 12n, den: 5n }, away: { num: 13n, den: 5n } },
        },
      ],
    });
  });

  test('rounds of the soccer feed are weeks, and kick-offs follow the rows of a round', () => {
    const read = readFeed(csv(SOCCER, { ...SOCCER, hTeam: 'Everton FC' }, { ...SOCCER, round: '38', hTeam: 'Fulham FC' }));
    expect(read.ok && read.value.map(({ kickOff }) => `${kickOff.day} ${kickOff.time}`)).toEqual([
      '2018-08-11 12:30',
      '2018-08-11 15:00',
      '2019-04-27 12:30',
    ]);
  });

  test.each([
    [{ season: 'last' }, 'season is "last", not one like 2018-2019'],
    [{ round: '0' }, 'round is 0, not between 1 and 60'],
    [{ round: 'x' }, 'round is "x", not a whole number'],
    [{ hOdd: '1.00' }, 'hOdd is "1.00", not decimal odds above 1'],
    [{ dOdd: '-3' }, 'dOdd is "-3", not decimal odds above 1'],
    [{ aOdd: '' }, 'aOdd is missing'],
    [{ hTeam: '' }, 'hTeam is missing'],
    [{ hTeam: '???' }, 'hTeam is "???", not a team\'s name'],
    [{ aTeam: 'ARSENAL fc' }, 'Arsenal FC cannot play itself'],
  ])('a row of the soccer feed with %o is refused: %s', (spoilt, reason) => {
    expect(faultsOf(csv({ ...SOCCER, ...spoilt }))).toEqual([`2: ${reason}`]);
  });
});

describe('a feed file', () => {
  test('a feed file may have quotes, a byte order mark, more columns, empty lines and Windows line ends', () => {
    const text = `\uFEFF${csv({ ...SOCCER, hTeam: '"Arsenal, FC"', hProb: '0.5' })}`.replaceAll('\n', '\r\n\r\n');
    expect(gameOf(text)?.home.name).toBe('Arsenal, FC');
    expect(gameOf(text)?.line).toBe(3);
  });

  test('a feed file with the same game twice is refused with both lines', () => {
    expect(faultsOf(csv(NFL, NFL))).toEqual(['3: the same game as in line 2']);
  });

  test('all errors of a feed file are reported', () => {
    expect(faultsOf(csv({ ...NFL, gametime: 'noon' }, { ...NFL, game_id: 'x', total_line: 'x' }))).toHaveLength(2);
  });

  test.each([
    ['', '1: the file is empty'],
    [csv(NFL).split('\n')[0] ?? '', '1: there are no rows'],
    ['a,b\n1,2', /^1: columns are neither those of nflverse games.csv \(.*\) nor season,round,hTeam,aTeam,hScore,aScore,hOdd,dOdd,aOdd$/],
    [`${csv(SOCCER)}\n1,2`, /^3: Invalid Record Length/],
    ['"a', /^\d+: Quote Not Closed/],
  ])('the feed file %j is refused', (text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(fault)]);
  });
});
