import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { applyResults } from '#server/modules/trading/results/applyResults.ts';
import { instantOf } from '#server/modules/trading/import/dates.ts';
import { importFeed } from '#server/modules/trading/import/importFeed.ts';
import { createNoticeBus, readNotice, relayNotices } from '#server/platform/bus/notices.ts';
import { readFeed } from '#server/modules/trading/import/readFeed.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { type OracleLeg, type OracleScore, outcomeOf, returnOf } from '#tests/support/oracle.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const OWN = [path.join(root, 'fixtures/feeds/american-football.csv'), path.join(root, 'fixtures/feeds/soccer.csv')];
/** Feed files with real games, if any, separated by the system's path delimiter. */
const REAL = (process.env['LINEMAKER_FEEDS'] ?? '').split(path.delimiter).filter((name) => name !== '');

const store = useTestStore(8);
const ports = testPorts();
const deps = () => ({ db: store().db, ports, bus: createMemoryBus() });
const gamesOf = (file: string) => {
  const games = readFeed(readFileSync(file, 'utf8'));
  if (!games.ok) throw new Error(JSON.stringify(games.refusal));
  return games.value;
};
const load = (file: string, keepDates = false) => importFeed(deps(), gamesOf(file), { file: path.basename(file), keepDates });

/** Reads the file without the product's code, as an independent check. */
function oracleGames(file: string): { legs: ReadonlyMap<string, OracleLeg>; score: OracleScore | null }[] {
  const [header = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  return rows.map((row) => {
    const cell = (name: string): string => row[header.indexOf(name)] ?? '';
    const isAmerican = header.includes('spread_line');
    const [home, away] = isAmerican ? ['home_score', 'away_score'] : ['hScore', 'aScore'];
    const legs = isAmerican
      ? ([
          ['moneyline', 'home', null, 'home_moneyline'],
          ['moneyline', 'away', null, 'away_moneyline'],
          ['spread', 'home', -Number(cell('spread_line')), 'home_spread_odds'],
          ['spread', 'away', Number(cell('spread_line')), 'away_spread_odds'],
          ['total', 'over', Number(cell('total_line')), 'over_odds'],
          ['total', 'under', Number(cell('total_line')), 'under_odds'],
        ] as const)
      : ([
          ['three-way', 'home', null, 'hOdd'],
          ['three-way', 'draw', null, 'dOdd'],
          ['three-way', 'away', null, 'aOdd'],
        ] as const);
    const score = cell(home) === 'NA' ? null : { home: Number(cell(home)), away: Number(cell(away)) };
    return {
      score,
      legs: new Map(
        legs.map(([market, pick, points, odds]) => [
          `${market}:${pick}`,
          { market, pick, points, odds: isAmerican ? Number(cell(odds)) : cell(odds) },
        ]),
      ),
    };
  });
}

const betTenDollars = async (player: TestPlayer, selection: string) => {
  const bets = [{ draftBetId: `straight:${selection}`, stakeCents: 1_000n, legs: [await legOf(store().db, selection)] }];
  return placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
};

describe('samples', () => {
  test('an imported file gets its teams, lines by side, prices and times', async () => {
    expect(await load(OWN[0] ?? '')).toEqual({ added: 4, updated: 0, unchanged: 0, weeksMoved: 373 });
    const event = await store().db.selectFrom('events').selectAll().where('id', '=', 'nfl-2019-04-nyj-buf').executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      competition_id: 'nfl',
      home_id: 'nfl-buf',
      away_id: 'nfl-nyj',
      name: 'Jets at Bills',
      status: 'PRE_GAME',
      origin: 'american-football.csv:2',
    });
    // Sunday, 1 p.m. in New York, in standard time.
    expect(event.starts_at.toISOString()).toBe('2026-11-22T18:00:00.000Z');
    const rows = await store()
      .db.selectFrom('selections')
      .select(['id', 'name', 'points', 'num', 'den'])
      .where('id', 'like', 'nfl-2019-04-nyj-buf:%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, name, points, num, den }) => [id.slice('nfl-2019-04-nyj-buf:'.length), name, points, `${num}/${den}`])).toEqual([
      ['moneyline:away', 'Jets', null, '21/10'],
      ['moneyline:home', 'Bills', null, '20/51'],
      ['spread:away', 'Jets', 700, '25/27'],
      ['spread:home', 'Bills', -700, '25/28'],
      ['total:over', 'Over', 4_100, '20/23'],
      ['total:under', 'Under', 4_100, '20/21'],
    ]);
    expect(
      (await store().db.selectFrom('events').select('away_id').where('id', '=', 'nfl-2019-04-la-sea').executeTakeFirst())?.away_id,
    ).toBe('nfl-lar');
  });

  test('an imported soccer file finds known teams by short names and adds an unknown one', async () => {
    expect((await load(OWN[1] ?? '')).added).toBe(3);
    const events = await store()
      .db.selectFrom('events')
      .select(['id', 'home_id', 'away_id'])
      .where('competition_id', '=', 'premier-league')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { id: 'premier-league-2015-2016-01-arsenal-fc-afc-bournemouth', home_id: 'premier-league-ars', away_id: 'premier-league-bou' },
      {
        id: 'premier-league-2015-2016-01-newcastle-millbrook-rovers',
        home_id: 'premier-league-new',
        away_id: 'premier-league-millbrook-rovers',
      },
      {
        id: 'premier-league-2015-2016-02-millbrook-rovers-arsenal-fc',
        home_id: 'premier-league-millbrook-rovers',
        away_id: 'premier-league-ars',
      },
    ]);
    const draw = await store()
      .db.selectFrom('selections')
      .selectAll()
      .where('id', '=', `${events[0]?.id ?? ''}:three-way:draw`)
      .executeTakeFirstOrThrow();
    expect([draw.num, draw.den, draw.points]).toEqual(['17', '4', null]);
  });

  test('importing a file again changes nothing, even a week later', async () => {
    expect(await load(OWN[0] ?? '')).toEqual({ added: 0, updated: 0, unchanged: 4, weeksMoved: 373 });
    ports.setNow(new Date(NOON.getTime() + 7 * 86_400_000));
    expect(await load(OWN[0] ?? '')).toMatchObject({ added: 0, updated: 0, unchanged: 4 });
    ports.setNow(NOON);
  });

  test('importing changed prices updates only what differs and raises the version', async () => {
    const text = readFileSync(OWN[0] ?? '', 'utf8').replace('210,-255,7,', '200,-240,7.5,');
    const games = readFeed(text);
    if (!games.ok) throw new Error('unreadable');
    expect(await importFeed(deps(), games.value, { file: 'again.csv', keepDates: false })).toMatchObject({
      added: 0,
      updated: 1,
      unchanged: 3,
    });
    const [event] = await store().db.selectFrom('events').select('version').where('id', '=', 'nfl-2019-04-nyj-buf').execute();
    const [line] = await store().db.selectFrom('markets').select('line').where('id', '=', 'nfl-2019-04-nyj-buf:spread').execute();
    expect([event?.version, line?.line]).toEqual(['2', -750]);
    await load(OWN[0] ?? '');
  });

  test('importing a feed with --keep-dates keeps the dates', async () => {
    const games = readFeed(readFileSync(OWN[0] ?? '', 'utf8').replaceAll('2019_0', '2018_0'));
    if (!games.ok) throw new Error('unreadable');
    expect((await importFeed(deps(), games.value, { file: 'kept.csv', keepDates: true })).weeksMoved).toBe(0);
    const event = await store()
      .db.selectFrom('events')
      .select('starts_at')
      .where('id', '=', 'nfl-2018-04-nyj-buf')
      .executeTakeFirstOrThrow();
    expect(event.starts_at.toISOString()).toBe('2019-09-29T17:00:00.000Z');
  });
});

describe('random bets on a whole file', () => {
  test.for([...OWN, ...REAL])('random bets on %s are settled as the oracle does, to the cent', { timeout: 120_000 }, async (file) => {
    const games = gamesOf(file);
    const oracle = oracleGames(file);
    expect(oracle.length).toBe(games.length);
    await load(file);
    const random = randomOf('feed', path.basename(file));
    const among = (count: number): number => Math.floor(random() * count);
    const player = await makePlayer(store().db, { cents: 100_000_000n });
    const placed: { id: string; stake: bigint; legs: { game: number; leg: OracleLeg }[] }[] = [];
    for (let n = 0; n < 120; n += 1) {
      const chosen = [...new Set(Array.from({ length: 1 + among(4) }, () => among(games.length)))];
      const legs = chosen
        .map((game) => {
          const offered = [...(oracle[game]?.legs.values() ?? [])];
          return { game, leg: offered[among(offered.length)] ?? offered[0] };
        })
        .filter((one): one is { game: number; leg: OracleLeg } => one.leg !== undefined);
      const stake = BigInt(1 + among(100_000));
      const requested = await Promise.all(
        legs.map(({ game, leg }) => legOf(store().db, `${games[game]?.eventId ?? ''}:${leg.market}:${leg.pick}`)),
      );
      const draftBetId = requested.length === 1 ? `straight:${requested[0]?.selectionId ?? ''}` : 'parlay';
      const { betIds, refusals } = await placeBets(deps(), {
        ...player,
        placementId: newPlacementId(),
        autoAccept: false,
        bets: [{ draftBetId, stakeCents: stake, legs: requested }],
      });
      expect(refusals).toEqual([]);
      placed.push({ id: betIds[0] ?? '', stake, legs });
    }
    const applied = await applyResults(deps(), games, path.basename(file));
    expect(applied.ok).toBe(true);
    const rows = new Map(
      (await store().db.selectFrom('bets').select(['id', 'payout', 'status']).where('player_id', '=', player.playerId).execute()).map(
        (row) => [row.id, row],
      ),
    );
    for (const { id, stake, legs } of placed) {
      const outcomes = legs.map(({ game, leg }) => {
        const score = oracle[game]?.score;
        return { odds: leg.odds, outcome: score ? outcomeOf(leg, score) : null };
      });
      const decided = outcomes.filter(
        (one): one is { odds: number | string; outcome: 'lost' | 'returned' | 'won' } => one.outcome !== null,
      );
      const isOpen = decided.length < outcomes.length && !decided.some(({ outcome }) => outcome === 'lost');
      expect([rows.get(id)?.status === 'OPEN', rows.get(id)?.payout]).toEqual([isOpen, isOpen ? null : String(returnOf(stake, decided))]);
    }
    expect(await applyResults(deps(), games, path.basename(file))).toMatchObject({ ok: true, value: { settledBets: 0 } });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});

test('results of games that were not imported are refused by line', async () => {
  const games = readFeed(readFileSync(OWN[0] ?? '', 'utf8').replaceAll('2019_0', '2001_0'));
  if (!games.ok) throw new Error('unreadable');
  const applied = await applyResults(deps(), games.value, 'unknown.csv');
  expect(applied).toMatchObject({
    ok: false,
    refusal: [
      { line: 2, reason: 'this game was not imported: run feed:import with the file first' },
      { line: 3 },
      { line: 4 },
      { line: 5 },
    ],
  });
});

test('a voided game stays void, is reported by line, and does not stop the other results', async () => {
  const games = readFeed(readFileSync(OWN[0] ?? '', 'utf8').replaceAll('2019_0', '2014_0'));
  if (!games.ok) throw new Error('unreadable');
  const [first, second] = games.value;
  if (!first || !second) throw new Error('too few games');
  await importFeed(deps(), games.value, { file: 'void.csv', keepDates: false });
  const player = await makePlayer(store().db, { cents: 100_000n });
  const stake = (eventId: string) => betTenDollars(player, `${eventId}:moneyline:home`);
  for (const { eventId } of [first, second]) expect((await stake(eventId)).refusals).toEqual([]);
  await voidEvent(deps(), { eventId: first.eventId, reason: 'Lightning', origin: 'trader' });
  const event = () => store().db.selectFrom('events').selectAll().where('id', '=', first.eventId).executeTakeFirstOrThrow();
  const before = await event();
  const voided = [{ line: first.line, reason: 'was voided (Lightning): its bets were returned and stay so' }];
  expect(await applyResults(deps(), games.value, 'void.csv')).toEqual({
    ok: true,
    value: { events: 2, withoutScore: 1, settledBets: 1, left: voided, proposed: [] },
  });
  expect(await applyResults(deps(), games.value, 'void.csv')).toMatchObject({ ok: true, value: { settledBets: 0, left: voided } });
  expect(before.status).toBe('CANCELLED');
  expect(await event()).toEqual(before);
  expect(await ledgerViolations(store().db)).toEqual([]);
});

test("a bet placed after the file's outcome was known is refunded", async () => {
  const own = readFileSync(OWN[0] ?? '', 'utf8').replaceAll('2019_0', '2012_0');
  const games = readFeed(own);
  if (!games.ok) throw new Error('unreadable');
  const game = games.value.find(({ score }) => score !== null);
  if (!game) throw new Error('nothing was played');
  await importFeed(deps(), games.value, { file: 'late.csv', keepDates: false });
  const player = await makePlayer(store().db, { cents: 100_000n });
  const place = (pick: string) => betTenDollars(player, `${game.eventId}:moneyline:${pick}`);
  for (const pick of ['home', 'away']) expect((await place(pick)).refusals).toEqual([]);
  const said = (hoursFromKickOff: number) => {
    const decidedAt = new Date(instantOf(game.kickOff).getTime() + hoursFromKickOff * 3_600_000);
    return games.value.map((one) => (one === game ? { ...one, decidedAt } : one));
  };
  // A result dated a week too early would refund all bets on the game.
  expect(await applyResults(deps(), said(-7 * 24), 'late.csv')).toEqual({
    ok: false,
    refusal: [{ line: game.line, reason: 'decided_at is more than a day before the game begins: correct it, or leave it out' }],
  });
  // The game was brought forward: the bets came a minute after its end.
  const { starts_at: startsAt } = await store()
    .db.selectFrom('events')
    .select('starts_at')
    .where('id', '=', game.eventId)
    .executeTakeFirstOrThrow();
  const placedAt = new Date(startsAt.getTime() - 3_540_000);
  await store().db.updateTable('bets').set({ placed_at: placedAt }).where('player_id', '=', player.playerId).execute();
  const late = said(-1);
  expect(await applyResults(deps(), late, 'late.csv')).toMatchObject({ ok: true });
  const bets = await store().db.selectFrom('bets').select(['status', 'payout']).where('player_id', '=', player.playerId).execute();
  expect(bets).toEqual([
    { status: 'VOIDED', payout: '1000' },
    { status: 'VOIDED', payout: '1000' },
  ]);
  expect(await ledgerViolations(store().db)).toEqual([]);
});

describe('running servers', () => {
  test('running servers are notified of new events when the import commits', async () => {
    const listener = new pg.Client({ connectionString: store().url });
    await listener.connect();
    const heard = new Promise<string>((resolve) => listener.once('notification', ({ payload }) => resolve(payload ?? '')));
    await listener.query('LISTEN world_changed');
    const games = readFeed(readFileSync(OWN[0] ?? '', 'utf8').replaceAll('2019_0', '2017_0'));
    if (!games.ok) throw new Error('unreadable');
    await importFeed(deps(), games.value, { file: 'heard.csv', keepDates: false });
    expect(JSON.parse(await heard)).toEqual({ eventIds: games.value.map(({ eventId }) => eventId) });
    await listener.end();
  });

  test("a running server's bus receives what a command publishes", async () => {
    const bus = createMemoryBus();
    const stop = await relayNotices(store().url, bus);
    const heard = new Promise((resolve) => bus.subscribe(topics.balance('p'), resolve));
    const command = createNoticeBus(store().db, (error) => expect.unreachable(String(error)));
    command.publish(topics.balance('p'), { version: '7' });
    await command.flush();
    expect(await heard).toEqual({ version: '7' });
    await stop();
  });

  test.each(['', 'x', '{}', '{"topic":1,"message":2}', '{"topic":"a"}', 'null'])(
    'a malformed notice between processes is ignored: %s',
    (payload) => {
      expect(readNotice(payload)).toBeNull();
    },
  );
});

describe('the commands', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linemaker-feed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(root, 'server/modules/trading', command), ...args], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: store().url, POSTGRES_BIN: '' },
    });

  test('a file with a broken row is refused with line and reason, and nothing of it is loaded', async () => {
    const file = path.join(folder, 'broken.csv');
    writeFileSync(
      file,
      readFileSync(OWN[0] ?? '', 'utf8')
        .replaceAll('2019_0', '2016_0')
        .replace('-150,130', '-15,130')
        .replace('2019-09-30', '2019-09-31'),
    );
    await expect(run('importCommand.ts', file)).rejects.toMatchObject({
      code: 1,
      stderr: `${file}:4: gameday is "2019-09-31", not a day like 2023-11-02\n${file}:5: away_moneyline is "-15", not American odds\nNothing of this file was loaded.\n`,
    });
    expect(await store().db.selectFrom('events').select('id').where('id', 'like', 'nfl-2016%').execute()).toEqual([]);
  });

  test('the import command and the results command print what they did', async () => {
    const file = path.join(folder, 'good.csv');
    writeFileSync(file, readFileSync(OWN[0] ?? '', 'utf8').replaceAll('2019_0', '2015_0'));
    expect((await run('importCommand.ts', file)).stdout).toMatch(
      /^good.csv: 4 events added, 0 updated, 0 unchanged; dates moved by \d+ weeks\n$/,
    );
    expect((await run('resultsCommand.ts', file)).stdout).toBe('good.csv: 3 events finished, 0 bets settled, 1 games have no score yet\n');
  });

  test('the results command names a voided game by its line, besides the count', async () => {
    const file = path.join(folder, 'void.csv');
    writeFileSync(file, readFileSync(OWN[0] ?? '', 'utf8').replaceAll('2019_0', '2013_0'));
    await run('importCommand.ts', file);
    await voidEvent(deps(), { eventId: 'nfl-2013-04-nyj-buf', reason: 'Lightning', origin: 'trader' });
    expect((await run('resultsCommand.ts', file)).stdout).toBe(
      'void.csv:2: was voided (Lightning): its bets were returned and stay so\n' +
        'void.csv: 2 events finished, 0 bets settled, 1 left as they were, 1 games have no score yet\n',
    );
  });

  test.each([[[]], [['a.csv', 'b.csv']], [['a.csv', '--what']]])(
    'the import command prints its usage for the arguments %j',
    async (args) => {
      await expect(run('importCommand.ts', ...args)).rejects.toMatchObject({
        code: 1,
        stderr: 'Usage: npm run feed:import -- FILE.csv [--keep-dates]\n',
      });
    },
  );

  test('the results command says if the file does not exist', async () => {
    await expect(run('resultsCommand.ts', 'nothing.csv')).rejects.toMatchObject({ stderr: 'nothing.csv: there is no such file\n' });
  });
});
