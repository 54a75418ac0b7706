import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { findPlacement } from '#server/modules/betting/placement/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { PlacementDecision, PlacementRequest } from '#server/modules/betting/placement/placementTypes.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, HOUR_MS, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(20);
const ports = testPorts();
const deps = () => ({ db: store().db, ports });
const HOME = selectionId('game', 'moneyline', 'home');

beforeAll(() =>
  buildSmallWorld(store().db, [
    { id: 'game' },
    { id: 'other' },
    { id: 'live', status: 'IN_PLAY', startsAt: new Date(NOON.getTime() - HOUR_MS) },
  ]),
);

async function request(
  overrides: Partial<PlacementRequest> & { selection?: string; stakeCents?: bigint; cents?: bigint } = {},
): Promise<PlacementRequest> {
  const { selection = HOME, stakeCents = 1_000n, cents, ...rest } = overrides;
  const player = await makePlayer(store().db, cents === undefined ? {} : { cents });
  const legs = [await legOf(store().db, selection)];
  return {
    ...player,
    placementId: newPlacementId(),
    autoAccept: false,
    bets: [{ draftBetId: `straight:${selection}`, stakeCents, legs }],
    ...rest,
  };
}

const codes = ({ refusals }: PlacementDecision) => refusals.map(({ code }) => code);
const betCount = async (playerId: string) =>
  (await store().db.selectFrom('bets').select('id').where('player_id', '=', playerId).execute()).length;

describe('a repeated placement', () => {
  test('R3: the same placement sent a hundred times at once is one bet with a hundred equal answers', async () => {
    const one = await request();
    const answers = await Promise.all(Array.from({ length: 100 }, () => placeBets(deps(), one)));
    expect(
      new Set(answers.map((answer) => JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))))
        .size,
    ).toBe(1);
    expect(answers[0]?.accepted).toBe(true);
    expect(await betCount(one.playerId)).toBe(1);
    expect((await balancesOf(store().db, one.playerId)).cash).toBe(99_000n);
    expect(answers[0]?.balanceAfterCents).toBe(99_000n);
  });

  test('R5: the same id with another body is refused and changes nothing', async () => {
    const one = await request();
    await placeBets(deps(), one);
    const other = { ...one, bets: one.bets.map((bet) => ({ ...bet, stakeCents: 2_000n })) };
    expect(codes(await placeBets(deps(), other))).toEqual(['placement-id-reused']);
    expect(await betCount(one.playerId)).toBe(1);
    expect((await findPlacement(deps(), one)).status).toBe('decided');
  });

  test('a refused placement gets the same refusal again after the reason is gone', async () => {
    const poor = await request({ cents: 10n });
    expect(codes(await placeBets(deps(), poor))).toEqual(['insufficient-funds']);
    await store().db.updateTable('players').set({ is_restricted: true }).where('id', '=', poor.playerId).execute();
    expect(codes(await placeBets(deps(), poor))).toEqual(['insufficient-funds']);
  });

  test('a placement with an id that is too long is refused with a specific error and not stored', async () => {
    const one = await request();
    const [bet] = one.bets;
    if (!bet) throw new Error('no bet');
    const long = 'x'.repeat(201);
    const spoilt = [
      { ...bet, draftBetId: long },
      { ...bet, draftBetId: `straight:${'x'.repeat(200_000)}` },
      { ...bet, legs: bet.legs.map((leg) => ({ ...leg, selectionId: long })) },
    ];
    for (const bad of spoilt) {
      const answer = await placeBets(deps(), { ...one, bets: [bet, bad] });
      expect(answer).toMatchObject({ accepted: false, betIds: [], refusals: [{ code: 'placement-invalid', subjectId: null }] });
    }
    expect(await findPlacement(deps(), one)).toEqual({ status: 'unknown' });
    expect(await betCount(one.playerId)).toBe(0);
    // The refused requests did not use up the placement id.
    expect(codes(await placeBets(deps(), one))).toEqual([]);
  });

  test('a placement that was never sent is unknown', async () => {
    const { playerId } = await request();
    expect(await findPlacement(deps(), { playerId, placementId: newPlacementId() })).toEqual({ status: 'unknown' });
  });
});

describe('money for one bet', () => {
  test('R4: of two placements at once exactly one is accepted', async () => {
    const one = await request({ cents: 1_500n });
    const answers = await Promise.all([placeBets(deps(), one), placeBets(deps(), { ...one, placementId: newPlacementId() })]);
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1);
    expect(answers.flatMap(codes)).toEqual(['insufficient-funds']);
    expect((await balancesOf(store().db, one.playerId)).cash).toBe(500n);
  });

  test('a placement whose bets together exceed the balance places none of them', async () => {
    const one = await request({ cents: 1_500n });
    const away = selectionId('other', 'moneyline', 'away');
    const both = {
      ...one,
      bets: [...one.bets, { draftBetId: `straight:${away}`, stakeCents: 1_000n, legs: [await legOf(store().db, away)] }],
    };
    const answer = await placeBets(deps(), both);
    expect(answer.refusals).toEqual([{ code: 'insufficient-funds', subjectId: `straight:${away}`, change: null }]);
    expect(await betCount(one.playerId)).toBe(0);
  });
});

describe('refusals', () => {
  async function changed(
    table: 'events' | 'markets' | 'selections',
    id: string,
    set: Readonly<Record<string, Date | number | string>>,
    work: () => Promise<void>,
  ) {
    const { db } = store();
    const write = (values: Readonly<Record<string, unknown>>) =>
      sql`UPDATE ${sql.table(table)} SET ${sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))} WHERE id = ${id}`.execute(
        db,
      );
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} WHERE id = ${id}`.execute(db);
    await write(set);
    try {
      await work();
    } finally {
      await write(Object.fromEntries(Object.keys(set).map((name) => [name, rows[0]?.[name]])));
    }
  }

  test('checklist 16: a bet at a worse price is refused with the old and the new price', async () => {
    const one = await request();
    await changed('selections', HOME, { feed_num: '5', feed_den: '6' }, async () => {
      const { refusals } = await placeBets(deps(), one);
      const from = { price: { num: 10n, den: 11n }, points: null };
      expect(refusals).toEqual([
        { code: 'price-moved', subjectId: HOME, change: { selectionId: HOME, from, to: { price: { num: 5n, den: 6n }, points: null } } },
      ]);
    });
  });

  test('a bet at a better price is accepted at that price', async () => {
    const one = await request();
    await changed('selections', HOME, { feed_num: '2', feed_den: '1' }, async () => {
      const { accepted, betIds } = await placeBets(deps(), one);
      expect(accepted).toBe(true);
      const bet = await store()
        .db.selectFrom('bets')
        .selectAll()
        .where('id', '=', betIds[0] ?? '')
        .executeTakeFirstOrThrow();
      expect([bet.num, bet.den, bet.potential_payout]).toEqual(['2', '1', '3000']);
    });
  });

  test('a player who accepts all odds gets the worse price', async () => {
    const one = await request({ autoAccept: true });
    await changed('selections', HOME, { feed_num: '1', feed_den: '2' }, async () => {
      const { betIds } = await placeBets(deps(), one);
      expect(
        (
          await store()
            .db.selectFrom('bet_legs')
            .selectAll()
            .where('bet_id', '=', betIds[0] ?? '')
            .executeTakeFirstOrThrow()
        ).den,
      ).toBe('2');
    });
  });

  test('checklist 16: a moved line is refused even where the price is better', async () => {
    const spread = selectionId('game', 'spread', 'home');
    const one = await request({ selection: spread });
    await changed('selections', spread, { feed_points: -400, feed_num: '3', feed_den: '1' }, async () => {
      const { refusals } = await placeBets(deps(), one);
      expect(refusals[0]).toMatchObject({ code: 'line-moved', change: { from: { points: -350 }, to: { points: -400 } } });
    });
  });

  test.each([
    ['markets', 'game:moneyline', { feed_status: 'CLOSED' }, 'market-suspended'],
    ['markets', 'game:moneyline', { feed_status: 'HIDDEN' }, 'selection-closed'],
    ['selections', HOME, { feed_status: 'CLOSED' }, 'market-suspended'],
    ['selections', HOME, { feed_status: 'HIDDEN' }, 'selection-closed'],
    ['events', 'game', { status: 'FINISHED' }, 'event-closed'],
    ['events', 'game', { status: 'CANCELLED' }, 'event-closed'],
    ['events', 'game', { status: 'HIDDEN' }, 'event-closed'],
    ['events', 'game', { starts_at: NOON }, 'event-closed'],
  ] as const)('checklist 20: a bet with %s %s set to %o is refused: %s', async (table, id, set, code) => {
    const one = await request();
    await changed(table, id, set, async () => {
      const answer = await placeBets(deps(), one);
      expect(answer.refusals).toEqual([{ code, subjectId: HOME, change: null }]);
      expect((await balancesOf(store().db, one.playerId)).cash).toBe(100_000n);
      expect(await betCount(one.playerId)).toBe(0);
    });
  });

  test('a bet on an open market of a game in play is accepted after the start', async () => {
    expect((await placeBets(deps(), await request({ selection: selectionId('live', 'moneyline', 'away') }))).accepted).toBe(true);
  });

  test.each([
    [0n, 'amount-not-positive'],
    [-1n, 'amount-not-positive'],
    [-(10n ** 20n), 'amount-not-positive'],
    [1_000_000_000n, 'amount-too-large'],
    [10n ** 29n, 'amount-too-large'],
  ])('a stake of %s cents is refused: %s', async (stakeCents, code) => {
    expect(codes(await placeBets(deps(), await request({ stakeCents })))).toContain(code);
  });

  test("a stake above the market's limit is refused with a specific error", async () => {
    expect(codes(await placeBets(deps(), await request({ stakeCents: 60_000_000n, cents: 90_000_000n })))).toEqual(['stake-limit-reached']);
  });

  test('a bet that could win over $9,999,999.99 is refused with a specific error', async () => {
    const one = await request({ stakeCents: 40_000_000n, cents: 90_000_000n });
    await changed('selections', HOME, { feed_num: '100', feed_den: '1' }, async () => {
      expect(codes(await placeBets(deps(), one))).toEqual(['win-too-large']);
    });
  });

  test('a bet on an unknown selection is refused with a specific error', async () => {
    const one = await request();
    const bets = [{ draftBetId: 'straight:nothing', stakeCents: 100n, legs: [{ selectionId: 'nothing', num: 1n, den: 1n, points: null }] }];
    expect(codes(await placeBets(deps(), { ...one, bets }))).toEqual(['selection-unknown']);
  });

  test('a parlay of two legs that cannot both win is refused with a specific error', async () => {
    const one = await request();
    const legs = [await legOf(store().db, HOME), await legOf(store().db, selectionId('game', 'moneyline', 'away'))];
    expect(await placeBets(deps(), { ...one, bets: [{ draftBetId: 'parlay', stakeCents: 100n, legs }] })).toMatchObject({
      refusals: [{ code: 'impossible-combination', subjectId: 'parlay' }],
    });
  });

  test.each([
    ['no bets', (one: PlacementRequest) => ({ ...one, bets: [] }), 'placement-invalid'],
    [
      'a bet without legs',
      (one: PlacementRequest) => ({ ...one, bets: [{ draftBetId: 'straight:x', stakeCents: 1n, legs: [] }] }),
      'placement-invalid',
    ],
    [
      'a parlay of one',
      (one: PlacementRequest) => ({ ...one, bets: one.bets.map((bet) => ({ ...bet, draftBetId: 'parlay' })) }),
      'too-few-selections',
    ],
    ['a draft twice', (one: PlacementRequest) => ({ ...one, bets: [...one.bets, ...one.bets] }), 'placement-invalid'],
    [
      'a price of nothing',
      (one: PlacementRequest) => ({
        ...one,
        bets: one.bets.map((bet) => ({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, den: 0n })) })),
      }),
      'placement-invalid',
    ],
    ['a short id', (one: PlacementRequest) => ({ ...one, placementId: 'short' }), 'placement-invalid'],
    [
      'forty-one bets',
      (one: PlacementRequest) => ({
        ...one,
        bets: Array.from({ length: 41 }, (_, n) => ({
          draftBetId: `x${n}`,
          stakeCents: 1n,
          legs: [{ selectionId: `s${n}`, num: 1n, den: 1n, points: null }],
        })),
      }),
      'too-many-selections',
    ],
  ])('a placement with %s is refused with a specific error', async (_, spoil, code) => {
    expect(codes(await placeBets(deps(), spoil(await request())))).toEqual([code]);
  });

  test.each(['banana', '', 'roundrobin:2', 'roundRobin:1', 'straight', 'straight:another', 'PARLAY', '__proto__'])(
    'a bet of the unknown type "%s" is refused',
    async (draftBetId) => {
      const one = await request();
      const answer = await placeBets(deps(), { ...one, bets: one.bets.map((bet) => ({ ...bet, draftBetId })) });
      expect(answer).toMatchObject({ accepted: false, refusals: [{ code: 'placement-invalid', subjectId: draftBetId }] });
      expect(await betCount(one.playerId)).toBe(0);
    },
  );
});

describe('concurrent changes', () => {
  async function untilLockWait(): Promise<void> {
    for (;;) {
      const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        store().db,
      );
      if (rows.length > 0) return;
    }
  }

  test.each([
    ['selections', HOME, sql`feed_num = 1, feed_den = 3`, 'price-moved'],
    ['markets', 'game:moneyline', sql`feed_status = 'CLOSED'`, 'market-suspended'],
    ['events', 'game', sql`status = 'FINISHED'`, 'event-closed'],
  ] as const)(
    'checklist 20: a placement waits for an uncommitted change of %s, then refuses by it: %s',
    async (table, id, change, code) => {
      const one = await request();
      const { rows } = await sql<
        Record<string, unknown>
      >`SELECT num, den, selections.status AS s, markets.status AS m, events.status AS e FROM selections
      JOIN markets ON markets.id = market_id JOIN events ON events.id = event_id WHERE selections.id = ${HOME}`.execute(store().db);
      const before = rows[0] ?? {};
      const answer = await store()
        .db.transaction()
        .execute(async (trx) => {
          await sql`UPDATE ${sql.table(table)} SET ${change} WHERE id = ${id}`.execute(trx);
          const placing = placeBets(deps(), one);
          await untilLockWait();
          // In an array, because a bare promise would be awaited before the commit.
          return [placing] as const;
        });
      expect(codes(await answer[0])).toEqual([code]);
      expect(await betCount(one.playerId)).toBe(0);
      await sql`UPDATE selections SET feed_num = ${before['num']}, feed_den = ${before['den']}, feed_status = ${before['s']} WHERE id = ${HOME}`.execute(
        store().db,
      );
      await sql`UPDATE markets SET feed_status = ${before['m']} WHERE id = 'game:moneyline'`.execute(store().db);
      await sql`UPDATE events SET status = ${before['e']} WHERE id = 'game'`.execute(store().db);
    },
  );
});

describe('missing permission', () => {
  const set = (table: 'geo_verdicts' | 'players' | 'sessions', values: Record<string, unknown>) => async (one: PlacementRequest) => {
    const { db } = store();
    if (table === 'players') await db.updateTable('players').set(values).where('id', '=', one.playerId).execute();
    else if (table === 'sessions') await db.updateTable('sessions').set(values).where('id', '=', one.sessionId).execute();
    else await db.updateTable('geo_verdicts').set(values).where('session_id', '=', one.sessionId).execute();
  };
  const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);

  test.each([
    [
      'no verdict',
      (one: PlacementRequest) => store().db.deleteFrom('geo_verdicts').where('session_id', '=', one.sessionId).execute(),
      'location-not-verified',
    ],
    ['a verdict that has run out', set('geo_verdicts', { expires_at: NOON }), 'location-not-verified'],
    [
      'checklist 33: a verdict of another address, until the next check',
      set('geo_verdicts', { ip_address: '198.51.100.1' }),
      'location-not-verified',
    ],
    ['a refused verdict', set('geo_verdicts', { is_allowed: false, reason: 'packet-invalid' }), 'location-not-verified'],
    [
      'a verdict of somewhere else',
      set('geo_verdicts', { is_allowed: false, reason: 'out-of-boundary', expires_at: NOON }),
      'region-not-served',
    ],
    ['a restricted account', set('players', { is_restricted: true }), 'account-restricted'],
    ['a notice not confirmed', set('players', { requires_rg_acknowledgement: true }), 'acknowledgement-required'],
    ['an hour since the last reality check', set('sessions', { started_at: minutesAgo(60) }), 'reality-check-due'],
    ['a session that was ended', set('sessions', { ended_at: minutesAgo(1), end_reason: 'logout' }), 'not-logged-in'],
    ['a session past its end', set('sessions', { expires_at: NOON }), 'not-logged-in'],
    ['a session asleep', set('sessions', { last_seen_at: minutesAgo(16) }), 'not-logged-in'],
  ])('a placement is refused without proof that it is allowed: %s', async (_, spoil, code) => {
    const one = await request();
    await spoil(one);
    expect(codes(await placeBets(deps(), one))).toEqual([code]);
    expect(await betCount(one.playerId)).toBe(0);
  });

  test("a placement in another player's session is refused", async () => {
    const [one, other] = [await request(), await request()];
    expect(codes(await placeBets(deps(), { ...one, sessionId: other.sessionId }))).toEqual(['not-logged-in']);
  });

  test('a placement refused for an ended session is accepted after a new login', async () => {
    const one = await request();
    await set('sessions', { ended_at: minutesAgo(1) })(one);
    expect(codes(await placeBets(deps(), one))).toEqual(['not-logged-in']);
    await set('sessions', { ended_at: null })(one);
    expect((await placeBets(deps(), one)).accepted).toBe(true);
  });
});

test('the ledger balances after all placements of this file', async () => {
  expect(await ledgerViolations(store().db)).toEqual([]);
});
