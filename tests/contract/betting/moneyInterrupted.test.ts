import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordEndingIn, recordVoidIn, resumeSettlements, resumeVoids } from '#server/modules/betting/settlement/index.ts';
import { applyResults } from '#server/modules/trading/results/applyResults.ts';
import type { FeedGame } from '#server/modules/trading/import/feedGame.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { makePlayer } from '#tests/support/players.ts';
import { beforeTransactionsOf } from '#tests/support/overtaken.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(8);
const { ports, deps, gameAt, bet, cash, found, on } = gamesToSettle(store);
const bus = createMemoryBus();
const after = (ms: number) => ports.setNow(new Date(NOON.getTime() + ms));
beforeEach(() => ports.setNow(NOON));

/** Records a result without settling bets, like a server that dies right after the commit. */
const ended = (place: number, [homeScore, awayScore] = [21, 14]) =>
  store()
    .db.transaction()
    .execute((trx) => recordEndingIn(trx, { eventId: gameAt(place), homeScore, awayScore, origin: 'test' }, ports.now()));
const journalsOf = async (reference: string) =>
  (await store().db.selectFrom('ledger_journals').select('kind').where('reference', '=', reference).orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

describe('work that a killed server left unfinished', () => {
  test('an interrupted settlement is resumed by one server after ten seconds without progress', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await ended(0);
    after(9_999);
    expect(await resumeSettlements(deps())).toEqual([]);
    after(10_001);
    const rounds = await Promise.all([1, 2, 3, 4].map(() => resumeSettlements(deps())));
    expect(rounds.flat()).toEqual([gameAt(0)]);
    expect(await cash(player)).toBe(109_091n);
    expect(await journalsOf(id)).toEqual(['bet-placed', 'bet-settled']);
    after(60_000);
    expect(await resumeSettlements(deps())).toEqual([]);
  });

  test('an interrupted settlement is resumed even if the clock was set back', async () => {
    after(3_600_000);
    await ended(0);
    after(0);
    expect(await resumeSettlements(deps())).toEqual([gameAt(0)]);
  });

  test('an event whose settlement fails delays no other, and is tried again', async () => {
    const player = await makePlayer(store().db);
    const ids = [await bet(player, [on(0, 'moneyline', 'home')], 1_000n), await bet(player, [on(1, 'moneyline', 'home')], 1_000n)];
    const { db } = store();
    const broken = ids[0] ?? '';
    const { terms } = await db.selectFrom('bets').select('terms').where('id', '=', broken).executeTakeFirstOrThrow();
    const setTerms = (json: string) => sql`UPDATE bets SET terms = ${json}::jsonb WHERE id = ${broken}`.execute(db);
    await setTerms('"nonsense"');
    await ended(0);
    await ended(1);
    after(11_000);
    await expect(resumeSettlements(deps())).rejects.toThrow();
    expect(await found(player, ids[1] ?? '')).toMatchObject({ outcome: 'WIN' });
    await setTerms(JSON.stringify(terms));
    after(22_000);
    expect(await resumeSettlements(deps())).toEqual([gameAt(0)]);
    expect(await found(player, broken)).toMatchObject({ outcome: 'WIN' });
    expect(await ledgerViolations(db)).toEqual([]);
  });

  test('an interrupted void is resumed in the same way', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    const asked = { scope: 'market', target: `${gameAt(0)}:moneyline`, reason: 'Wrong price', origin: 'trader:t' } as const;
    await store()
      .db.transaction()
      .execute((trx) => recordVoidIn(trx, asked, ports.now()));
    await resumeVoids(deps());
    expect(await found(player, id)).toMatchObject({ status: 'OPEN' });
    after(11_000);
    await Promise.all([resumeVoids(deps()), resumeVoids(deps())]);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await journalsOf(id)).toEqual(['bet-placed', 'bet-refunded']);
  });
});

const playedAt = (place: number): FeedGame => ({
  line: place + 2,
  eventId: gameAt(place),
  competitionId: 'small',
  home: { abbreviation: null, name: 'Home' },
  away: { abbreviation: null, name: 'Away' },
  kickOff: { day: '2026-11-21', time: '13:00', zone: 'UTC' },
  markets: [],
  score: { home: 21, away: 14 },
  decidedAt: null,
});

test.each([1, 2, 3, 4, 5, 6])(
  'results cut short before transaction %i are completed by the next job, each game settled once',
  async (cut) => {
    const player = await makePlayer(store().db);
    const ids = await Promise.all([0, 1, 2].map((place) => bet(player, [on(place, 'moneyline', 'home')], 1_000n)));
    const killed = new Error('killed');
    let transactions = 0;
    const db = beforeTransactionsOf(store().db, async () => {
      if ((transactions += 1) >= cut) throw killed;
    });
    const games = [0, 1, 2].map(playedAt);
    await expect(applyResults({ db, ports, bus }, games, 'cut.csv')).rejects.toThrow(killed);
    const rows = await store()
      .db.selectFrom('events')
      .leftJoin('results', 'results.event_id', 'events.id')
      .select(['events.status', 'results.home_score as score'])
      .where('events.id', 'in', [gameAt(0), gameAt(1), gameAt(2)])
      .execute();
    expect(rows.map(({ status, score }) => (status === 'FINISHED') === (score === 21))).toEqual([true, true, true]);
    after(11_000);
    await resumeSettlements(deps());
    const over = rows.filter(({ status }) => status === 'FINISHED').length;
    const open = (await Promise.all(ids.map((id) => found(player, id)))).filter((one) => one?.status === 'OPEN').length;
    expect(open).toBe(3 - over);
    // Applying the file again settles the remaining bets and pays nothing twice.
    expect(await applyResults({ ...deps(), bus }, games, 'cut.csv')).toMatchObject({ ok: true, value: { events: 3, settledBets: open } });
    expect(await cash(player)).toBe(100_000n + 3n * 909n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  },
);
