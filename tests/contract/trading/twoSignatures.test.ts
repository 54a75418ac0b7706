import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOffer } from '#server/modules/offers/versions/index.ts';
import { placeAfterDelay } from '#server/modules/betting/placement/heldPlacements.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { findBet } from '#server/modules/betting/bets/index.ts';
import { DEFAULT_TEASERS } from '#server/modules/betting/pricing/teaser/teaserTable.ts';
import { addOperator, restoreOperator } from '#server/console/operatorAccounts.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { ProposalInFull, Proposed } from '#src/shared/console/proposals.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { draftFor, offerOf } from '#tests/support/offers.ts';
import { confirm, OperatorClient } from '#tests/support/operatorClient.ts';
import { type Account, logInByTotp, registerTotp } from '#tests/support/operatorFactor.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { sandbox } from '#tests/support/http.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'The feed is down';
/** Applies to every player here, because all their accounts are new. */
const onAll = { sports: null, facts: ['new-account'] };
const deps = () => server().app.deps;
let trader: OperatorClient;
let compliance: OperatorClient;
beforeEach(async () => {
  trader = await OperatorClient.as(server(), 'trader');
  compliance = await OperatorClient.as(server(), 'compliance');
});

async function newGame(skip = 0) {
  const row = await deps()
    .db.selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .innerJoin('events', 'events.id', 'markets.event_id')
    .select(['selections.id', 'markets.id as marketId', 'events.id as eventId'])
    .where('markets.type', '=', 'moneyline')
    .where('selections.type', '=', 'home')
    .where('selections.status', '=', 'OPEN')
    .where('events.status', '=', 'PRE_GAME')
    .where('events.starts_at', '>', new Date(deps().ports.now().getTime() + 3_600_000))
    .where('events.id', 'not in', (taken) => taken.selectFrom('bet_legs').select('event_id'))
    .orderBy('events.id')
    .offset(skip)
    .executeTakeFirstOrThrow();
  return row;
}
const player = () => makePlayer(deps().db, { now: deps().ports.now(), cents: 100_000n });
async function request(selectionId: string, by: TestPlayer) {
  const bets = [{ draftBetId: `straight:${selectionId}`, stakeCents: 1_000n, legs: [await legOf(deps().db, selectionId)] }];
  return { ...by, placementId: newPlacementId(), autoAccept: true, bets };
}
const place = async (selectionId: string, by: TestPlayer) => placeBets(deps(), await request(selectionId, by));
async function gameWithBet() {
  const [game, by] = [await newGame(), await player()];
  const { betIds, refusals } = await place(game.id, by);
  expect(refusals).toEqual([]);
  const betId = betIds[0] ?? '';
  return { ...game, by, betId, bet: () => findBet(deps().db, { playerId: by.playerId, betId }) };
}
type Game = Awaited<ReturnType<typeof gameWithBet>>;

const settle = ({ eventId }: Pick<Game, 'eventId'>, homeScore = 1) => ({ eventId, homeScore, awayScore: 0, beforeStart: true, reason });
const propose = async (name: string, input: object, by = trader): Promise<string> =>
  (await by.run<Proposed>(name, input)).proposalId ?? 'done at once';
const read = (proposalId: string, by = compliance) => by.run<ProposalInFull>('readProposal', { proposalId });
const decide = async (by: OperatorClient, proposalId: string, digest?: string) =>
  by.try('confirmProposal', { proposalId, digest: digest ?? (await read(proposalId, by)).proposal.digest, reason });

/** Tables that hold money or determine payouts. */
const MONEY = [
  'bets',
  'bet_legs',
  'ledger_entries',
  'ledger_accounts',
  'results',
  'selection_grades',
  'voids',
  'trading_settings',
  'player_limit_changes',
  'offers',
  'offer_versions',
];
async function money(): Promise<string> {
  const digests = MONEY.map(
    (table) => sql`(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM ${sql.table(table)} t)`,
  );
  const limits = sql`(SELECT md5(string_agg(concat(id, most_stake, most_exposure), '|' ORDER BY id)) FROM markets)`;
  const locks = sql`(SELECT md5(string_agg(concat(id, locked_at), '|' ORDER BY id)) FROM operators)`;
  const { rows } = await sql<{ all: string }>`SELECT concat_ws(' ', ${sql.join([...digests, limits, locks])}) AS all`.execute(deps().db);
  return rows[0]?.all ?? '';
}
const versionOf = async (key: string): Promise<number> =>
  (await deps().db.selectFrom('trading_settings').select('version').where('key', '=', key).executeTakeFirst())?.version ?? 0;

/** Lists every operation that moves money by hand or changes later payouts. */
async function everyMove(game: Game): Promise<readonly (readonly [string, object])[]> {
  const other = await gameWithBet();
  const { playerId } = game.by;
  const grades = [{ selectionId: other.id, outcome: 'WIN', deadHeat: null }];
  return [
    ['settleByHand', settle(game)],
    ['gradeSelections', { marketId: other.marketId, grades, reason }],
    ['voidBets', { scope: 'selection', target: other.id, reason }],
    ['voidBets', { scope: 'bet', target: other.betId, reason }],
    ['voidByHand', { eventId: other.eventId, reason }],
    [
      'setTeaserTable',
      {
        version: await versionOf('teaser-table'),
        rungs: DEFAULT_TEASERS.map(({ price, ...rung }) => ({ ...rung, num: Number(price.num), den: Number(price.den) })),
        reason,
      },
    ],
    ['setCashOutMargin', { version: await versionOf('cash-out-kept'), num: 0, den: 1, reason }],
    ['setBetMinimums', { version: await versionOf('bet-minimums'), leastStakeCents: 100, leastOdds: null, reason }],
    ['setHalfPoints', { version: await versionOf('half-points'), rows: null, reason }],
    ['setMarketLimits', { marketId: other.marketId, mostStakeCents: 60_000_000, mostExposureCents: null, reason }],
    ['setPlayerLimits', { playerId, mostStakeCents: null, mostExposureCents: null, ...onAll, reason }],
    ['proposeOffer', { document: draftFor(server()), reason }],
    ['unlockOperator', { operatorId: 'viewer', reason }],
  ];
}

describe('one operator', () => {
  it.each(['trader', 'compliance'] as const)('one %s alone completes no money operation, however often it is tried', async (role) => {
    const game = await gameWithBet();
    const me = role === 'trader' ? trader : compliance;
    await trader.run('setPlayerLimits', { playerId: game.by.playerId, mostStakeCents: 500, mostExposureCents: null, ...onAll, reason });
    const moves = await everyMove(game);
    const before = await money();
    const ids: string[] = [];
    for (const [name, input] of moves) {
      const { status, json } = await me.try<Proposed & { error?: string }>(name, input);
      if (name === 'unlockOperator' && role === 'trader') {
        expect([name, json.error]).toEqual([name, 'wrong-role']);
        continue;
      }
      expect([name, status, typeof json.proposalId], JSON.stringify(json)).toEqual([name, 200, 'string']);
      expect((await me.run<Proposed>(name, input)).proposalId, `${name}: a repeated request is the first one`).toBe(json.proposalId);
      ids.push(String(json.proposalId));
    }
    for (const id of ids) {
      expect((await decide(me, id)).json['error']).toBe('own-work');
      await me.run('renewProposal', { proposalId: id });
      expect((await decide(me, id)).json['error']).toBe('own-work');
      expect((await me.try('refuseProposal', { proposalId: id, reason })).json['error']).toBe('own-work');
    }
    expect(await money()).toBe(before);
    for (const id of ids) await me.run('withdrawProposal', { proposalId: id, reason });
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });

  it("one trader lowers a player's limit alone but cannot raise it, in steps or at once", async () => {
    const { playerId } = await player();
    const set = (mostStakeCents: number | null) =>
      trader.run<Proposed>('setPlayerLimits', { playerId, mostStakeCents, mostExposureCents: null, ...onAll, reason });
    expect((await set(10_000)).proposalId).toBeNull();
    expect((await set(5_000)).proposalId).toBeNull();
    await Promise.allSettled([set(2_000), set(4_000)]);
    const limit = async () =>
      Number(
        (await deps().db.selectFrom('player_limits').select('most_stake').where('player_id', '=', playerId).executeTakeFirstOrThrow())
          .most_stake,
      );
    expect(await limit(), 'whichever came first').toBe(2_000);
    await sql`UPDATE proposals SET state = 'WITHDRAWN', decided_by_id = 'test', decided_by = 'test', decided_at = now() WHERE state = 'OPEN'`.execute(
      deps().db,
    );
    expect((await set(2_001)).proposalId, 'a cent is a raise').toMatch(/./);
    expect(await limit()).toBe(2_000);
  });
});

describe('a proposal', () => {
  it('a proposal closes its event in its own transaction and reopens it when refused', async () => {
    const game = await gameWithBet();
    const id = await propose('settleByHand', settle(game));
    expect((await place(game.id, await player())).refusals.map(({ code }) => code)).toEqual(['under-review']);
    expect((await read(id)).bets).toMatchObject([
      { betId: game.betId, stakeCents: 1_000, before: { outcome: 'PENDING', payoutCents: 0 }, after: { outcome: 'WIN' } },
    ]);
    expect((await read(id)).proposal.warnings).toMatchObject([expect.stringContaining('before its start')]);
    expect(await game.bet()).toMatchObject({ status: 'OPEN' });
    expect(
      (await trader.try('giveBack', { suspensionId: (await suspensionOf(id)) ?? '' })).json['error'],
      'nobody gives it back by hand',
    ).toBe('not-yours');
    await compliance.run('refuseProposal', { proposalId: id, reason });
    expect((await place(game.id, await player())).refusals).toEqual([]);
    expect((await decide(compliance, id)).json['error']).toBe('wrong-state');
  });

  it('a proposal keeps the bets it would change from being cashed out, even if the event is over', async () => {
    const [over, open, by] = [await newGame(), await newGame(1), await player()];
    const legs = [await legOf(deps().db, over.id), await legOf(deps().db, open.id)];
    const bets = [{ draftBetId: 'parlay', stakeCents: 1_000n, legs }];
    const { betIds, refusals } = await placeBets(deps(), { ...by, placementId: newPlacementId(), autoAccept: true, bets });
    expect(refusals).toEqual([]);
    const betId = betIds[0] ?? '';
    expect((await decide(compliance, await propose('settleByHand', settle(over)))).status).toBe(200);
    const { quoteOf, take } = cashOutHands(deps);
    expect((await quoteOf(by, betId)).valueCents).toBeGreaterThan(0n);
    const correction = await propose('settleByHand', { ...settle(over, 0), awayScore: 1 });
    expect(await take(by, betId)).toEqual({ paidCents: null, refusal: 'under-review' });
    await compliance.run('refuseProposal', { proposalId: correction, reason });
    expect(await take(by, betId)).toMatchObject({ refusal: null });
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });

  const suspensionOf = async (proposalId: string) =>
    (await deps().db.selectFrom('suspensions').select('id').where('proposal_id', '=', proposalId).executeTakeFirst())?.id;

  it('a proposal refuses a waiting bet, even if it falls due while the proposal is confirmed', async () => {
    const game = await gameWithBet();
    const waiting = await player();
    await sql`UPDATE events SET status = 'IN_PLAY' WHERE id = ${game.eventId}`.execute(deps().db);
    const held = placeAfterDelay(deps(), await request(game.id, waiting), 400);
    await expect.poll(async () => (await deps().db.selectFrom('held_placements').select('placement_id').execute()).length).toBe(1);
    const id = await propose('settleByHand', settle(game));
    const [decision, confirmed] = await Promise.all([held, decide(compliance, id)]);
    expect(confirmed.status).toBe(200);
    expect(decision.refusals.map(({ code }) => ['under-review', 'event-closed'].includes(code))).toEqual([true]);
    expect(await game.bet()).toMatchObject({ outcome: 'WIN' });
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });

  it("five equal proposals at once are one; another operator's proposal is refused with a specific error", async () => {
    const game = await gameWithBet();
    const ids = await Promise.all(Array.from({ length: 5 }, () => propose('settleByHand', settle(game))));
    expect(new Set(ids).size).toBe(1);
    expect((await compliance.try('voidByHand', { eventId: game.eventId, reason })).json).toMatchObject({
      error: 'wrong-state',
      details: { proposalId: ids[0] },
    });
    expect((await trader.try('settleByHand', settle(game, 3))).json['error'], 'nor another result of the same').toBe('wrong-state');
    const suspensions = await deps().db.selectFrom('suspensions').select('id').where('target', '=', game.eventId).execute();
    expect(suspensions).toHaveLength(1);
  });

  it('a proposal confirmed six times at once is settled once, and repeats get the first answer', async () => {
    const game = await gameWithBet();
    const id = await propose('settleByHand', settle(game));
    const { digest } = (await read(id)).proposal;
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(compliance, id, digest)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, json: { done: { eventId: game.eventId, round: 0 } } });
    const journals = await deps()
      .db.selectFrom('ledger_journals')
      .select('kind')
      .where('reference', '=', game.betId)
      .where('kind', '<>', 'bet-placed')
      .execute();
    expect(journals).toEqual([{ kind: 'bet-settled' }]);
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });

  it('a proposal is not confirmed with another digest or an unknown id', async () => {
    const game = await gameWithBet();
    const id = await propose('settleByHand', settle(game));
    expect((await decide(compliance, id, '0'.repeat(64))).json['error']).toBe('stale');
    expect((await compliance.try('confirmProposal', { proposalId: 'forged', digest: '0'.repeat(64), reason })).json['error']).toBe(
      'not-found',
    );
    expect(await game.bet()).toMatchObject({ status: 'OPEN' });
  });

  it('a proposal is stale once a bet has changed, until it is read again', async () => {
    const game = await gameWithBet();
    const id = await propose('voidByHand', { eventId: game.eventId, reason });
    const { digest } = (await read(id)).proposal;
    await sql`UPDATE bets SET cashed_stake = 100, cashed_out = 90, cashed_payout = 0 WHERE id = ${game.betId}`.execute(deps().db);
    expect((await decide(compliance, id, digest)).json['error']).toBe('stale');
    expect((await read(id)).isStale).toBe(true);
    expect(await game.bet()).toMatchObject({ status: 'OPEN' });
    await sql`UPDATE bets SET cashed_stake = 0, cashed_out = 0 WHERE id = ${game.betId}`.execute(deps().db);
    await compliance.run('renewProposal', { proposalId: id });
    expect((await confirm(compliance, id)).status).toBe(200);
    expect(await game.bet()).toMatchObject({ status: 'VOIDED', payoutCents: 1_000n });
  });
});

it('an offer is refused with its reason; its next version is stale once another is in force, and refused once it was stopped', async () => {
  const document = draftFor(server());
  const sentence = 'There is no cap: say how many awards one person can get at most.';
  expect((await trader.try('proposeOffer', { document: { ...document, mostAwards: null }, reason })).json).toMatchObject({
    error: 'input',
    message: sentence,
  });
  const worst = 'At worst it costs $1,000.00: 200 awards of $5.00, at most 1 for each person.';
  expect(await trader.run('checkOffer', { document })).toMatchObject({ problems: [], worst: expect.arrayContaining([worst]) as string[] });
  expect(await trader.run('dryRunOffer', { document, days: '7' })).toMatchObject({ awards: 0, cut: null });
  const first = await propose('proposeOffer', { document, reason });
  expect((await read(first)).proposal.summary).toContain(worst);
  expect((await decide(compliance, first)).json['done']).toMatchObject({ offerId: document.id });
  const next = await propose('proposeOffer', { document: { ...document, mostAwards: 2 }, reason });
  expect((await compliance.try('proposeOffer', { document: { ...document, mostAwards: 3 }, reason })).json['error']).toBe('wrong-state');
  const { digest } = (await read(next)).proposal;
  await offerOf(deps().db, { ...document, mostAwards: 4 });
  expect((await decide(compliance, next, digest)).json['error']).toBe('stale');
  await compliance.run('stopOffer', { offerId: document.id, reason });
  expect((await compliance.try('confirmProposal', { proposalId: next, digest, reason })).json).toMatchObject({
    message: 'An offer of this id was stopped for good. Give the new one another id.',
  });
  expect((await findOffer(deps().db, document.id))?.document.mostAwards).toBe(4);
});

describe('operators who made, restored or unlocked an account', () => {
  const made = async (role: OperatorRole, by?: string) => {
    const email = `made-${newPlacementId()}@house.test`;
    const outcome = await addOperator(deps(), { email, role, name: 'Mia', ...(by === undefined ? {} : { by }) });
    if (!outcome.ok) throw new Error(outcome.reason);
    return entered(outcome.value);
  };
  const entered = async (account: Account) => logInByTotp(server(), account, await registerTotp(server(), account));
  const daysPass = async (days: number): Promise<void> => {
    await sql`UPDATE operator_vouches SET at = at - make_interval(days => ${days})`.execute(deps().db);
    await sql`UPDATE operators SET signs_from = signs_from - make_interval(days => ${days})`.execute(deps().db);
  };

  it('an operator does not sign with an account they made within seven days', async () => {
    const game = await gameWithBet();
    const mine = await made('compliance', 'trader@linemaker.test');
    const id = await propose('settleByHand', settle(game));
    expect((await decide(mine, id)).json).toMatchObject({ error: 'own-work', message: expect.stringContaining('within 7 days') as string });
    const other = await gameWithBet();
    const theirs = await propose('settleByHand', settle(other), mine);
    expect((await decide(trader, theirs)).json['error']).toBe('own-work');
    expect((await decide(compliance, theirs)).status, 'a third person may').toBe(200);
    await daysPass(8);
    expect((await decide(mine, id)).status).toBe(200);
  });

  it('two accounts made by one operator do not sign together', async () => {
    const [one, other] = [await made('trader', 'viewer@linemaker.test'), await made('compliance', 'viewer@linemaker.test')];
    const id = await propose('settleByHand', settle(await gameWithBet()), one);
    expect((await decide(other, id)).json).toMatchObject({
      error: 'own-work',
      message: expect.stringContaining('by the same person') as string,
    });
    expect((await decide(compliance, id)).status, 'a third person may').toBe(200);
  });

  it('an account made by an unnamed operator signs with nobody, nor does one after a restore', async () => {
    const game = await gameWithBet();
    const unknown = await made('compliance');
    const id = await propose('settleByHand', settle(game));
    expect((await decide(unknown, id)).json['error']).toBe('own-work');
    await daysPass(8);
    const { email } = await deps().db.selectFrom('operators').select('email').where('id', '=', unknown.id).executeTakeFirstOrThrow();
    const restored = await restoreOperator(deps(), email, 'trader@linemaker.test');
    if (!restored.ok) throw new Error(restored.reason);
    const back = await entered(restored.value);
    expect((await decide(back, id)).json['error']).toBe('own-work');
  });
});

// Must be last in this file: advances the clock past the start of all games.
describe('time', () => {
  it('a proposal waits a year without being confirmed, and its proposer still cannot sign it', async () => {
    const game = await gameWithBet();
    const id = await propose('settleByHand', settle(game));
    await sandbox(server(), 'clock', { advanceSeconds: 366 * 86_400 });
    const again = await OperatorClient.as(server(), 'trader');
    expect((await decide(again, id)).json['error']).toBe('own-work');
    expect(await game.bet()).toMatchObject({ status: 'OPEN' });
    const second = await OperatorClient.as(server(), 'compliance');
    expect((await decide(second, id)).json['error'], 'the warning has changed: it is not before the start any more').toBe('stale');
    await second.run('renewProposal', { proposalId: id });
    expect((await confirm(second, id)).status).toBe(200);
    expect(await game.bet()).toMatchObject({ outcome: 'WIN' });
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });
});
