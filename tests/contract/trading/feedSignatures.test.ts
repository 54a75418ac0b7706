import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { recordEndingIn } from '#server/modules/betting/settlement/index.ts';
import type { FeedGame } from '#server/modules/trading/import/feedGame.ts';
import { applyWaiting } from '#server/modules/trading/index.ts';
import { decideProposal, keepProposal, lockProposal } from '#server/modules/trading/proposals/index.ts';
import { planResult } from '#server/modules/trading/proposals/plans/index.ts';
import { applyResults } from '#server/modules/trading/results/applyResults.ts';
import { feedAloneCents } from '#server/modules/trading/results/feedAlone.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(6);
const ports = testPorts();
const deps = () => ({ db: store().db, ports, bus: createMemoryBus() });
let round = 0;
const eventId = () => `game-${round}`;
let betId = '';
beforeEach(async () => {
  round += 1;
  ports.setNow(NOON);
  await buildSmallWorld(store().db, [{ id: eventId() }]);
  const player = await makePlayer(store().db, { cents: 100_000n });
  const leg = await legOf(store().db, selectionId(eventId(), 'moneyline', 'home'));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 1_000n, legs: [leg] }];
  const placed = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: true, bets });
  expect(placed.refusals).toEqual([]);
  betId = placed.betIds[0] ?? '';
});

const said = (home: number, away: number, decidedAt: Date | null = null) =>
  [
    {
      eventId: eventId(),
      line: 2,
      kickOff: { day: '2026-11-21', time: '13:00', zone: 'UTC' },
      markets: [],
      score: { home, away },
      decidedAt,
    },
  ] as unknown as readonly FeedGame[];
/** Applies results. Returns why games were not settled, or an empty list. */
async function apply(games: readonly FeedGame[], mostCents: bigint): Promise<readonly string[]> {
  const applied = await applyResults(deps(), games, 'week.csv', mostCents);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return [...applied.value.left, ...applied.value.proposed].map(({ reason }) => reason);
}
const bet = () => store().db.selectFrom('bets').select(['status', 'outcome', 'payout']).where('id', '=', betId).executeTakeFirstOrThrow();
const open = () => store().db.selectFrom('proposals').selectAll().where('event_id', '=', eventId()).where('state', '=', 'OPEN').execute();
const statements = () => store().db.selectFrom('event_statements').selectAll().where('event_id', '=', eventId()).orderBy('id').execute();
const byHand = (homeScore: number, awayScore: number) =>
  withTransaction(store().db, (trx) =>
    recordEndingIn(trx, { eventId: eventId(), homeScore, awayScore, origin: 'trader:ann, confirmed by ben' }, ports.now()),
  ).then(({ finish }) => finish(deps()));

describe('the feed', () => {
  test('a feed settles its first result and its own correction alone, up to a daily amount', async () => {
    expect(await apply(said(1, 0), 10_000n)).toEqual([]);
    const { payout } = await bet();
    const paid = BigInt(payout ?? '0');
    expect(await apply(said(1, 0), 10_000n), 'repeated it changes nothing').toEqual([]);
    expect(await apply(said(0, 1), paid * 2n - 1n), 'the sum of both is a cent too much').toMatchObject([
      expect.stringContaining('more than a feed settles alone'),
    ]);
    expect(await bet()).toMatchObject({ outcome: 'WIN' });
    ports.setNow(new Date(NOON.getTime() + 86_400_001));
    expect(await apply(said(0, 1), paid * 2n - 1n), 'a day later it is alone again').toEqual([]);
    expect(await bet()).toMatchObject({ outcome: 'LOSS', payout: '0' });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a feed result above the amount closes the event and becomes a proposal, replaced by a newer one', async () => {
    expect(await apply(said(1, 0), 100n)).toMatchObject([expect.stringContaining('It waits for a second person')]);
    expect(await bet()).toMatchObject({ status: 'OPEN' });
    expect(await open()).toMatchObject([{ proposer_id: 'feed', operation: 'settleByHand', bets: 1 }]);
    expect(await statements()).toMatchObject([{ source: 'feed', home_score: 1, is_applied: false }]);
    const { is_suspended: isClosed } = await store()
      .db.selectFrom('markets')
      .select('is_suspended')
      .where('event_id', '=', eventId())
      .executeTakeFirstOrThrow();
    expect(isClosed).toBe(true);
    await apply(said(2, 0), 100n);
    expect((await open()).map(({ input }) => JSON.parse(input) as object)).toMatchObject([{ homeScore: 2 }]);
  });

  test('a feed result against a confirmed one is proposed, whatever the amount', async () => {
    await byHand(0, 1);
    expect(await apply(said(0, 1), 10_000n), 'the same is no dispute').toEqual([]);
    expect(await apply(said(1, 0), 1_000_000n)).toMatchObject([expect.stringContaining('two people have confirmed something else')]);
    expect(await bet()).toMatchObject({ outcome: 'LOSS' });
    expect((await open())[0]?.warnings.join()).toContain('Operators confirmed a different result before');
    expect(await apply(said(0, 1, new Date('2026-11-21T15:00:00Z')), 1_000_000n)).toHaveLength(1);
    expect((await statements()).map(({ source, is_applied: isApplied }) => [source, isApplied])).toEqual([
      ['people', true],
      ['feed', true],
      ['feed', false],
      ['feed', false],
    ]);
  });
});

test('a feed result that agrees with the confirmed one withdraws its proposal and opens the event', async () => {
  await byHand(0, 1);
  await apply(said(1, 0), 1_000_000n);
  expect(await open()).toHaveLength(1);
  expect(await apply(said(0, 1), 1_000_000n)).toEqual([]);
  expect(await open()).toEqual([]);
  const held = store().db.selectFrom('suspensions').select('id').where('target', '=', eventId()).where('released_at', 'is', null);
  expect(await held.execute()).toEqual([]);
});

const ANN = { id: 'ann', email: 'ann@house.test' };
const proposeByHand = (homeScore: number, awayScore: number) =>
  withTransaction(store().db, async (trx) => {
    const result = { eventId: eventId(), homeScore, awayScore, beforeStart: true, reason: 'The feed is slow' };
    const plan = await planResult(trx, { ...result, decidedAt: null }, ports.now());
    if (!plan) throw new Error('no such game');
    const asked = { operation: 'settleByHand', input: result, reason: result.reason };
    const kept = await keepProposal(trx, asked, plan, { ...ANN, at: ports.now(), newId: () => ports.newId() });
    if (!kept.ok) throw new Error('somebody else has proposed something');
    return kept.value.proposal.id;
  });
const decide = (proposalId: string, state: 'REFUSED' | 'WITHDRAWN') =>
  withTransaction(store().db, async (trx) => {
    const proposal = await lockProposal(trx, proposalId);
    if (!proposal) throw new Error('no such proposal');
    await decideProposal(trx, proposal, { state, reason: 'No', done: null }, { id: 'ben', email: 'ben@house.test', at: ports.now() });
  });

test.each(['REFUSED', 'WITHDRAWN'] as const)(
  "a feed result waits for an operator's proposal, and is proposed once when that is %s",
  async (state) => {
    const proposalId = await proposeByHand(0, 1);
    expect(await apply(said(1, 0), 1_000_000n)).toEqual([
      'was not settled, because ann@house.test has proposed something about it. It waits until that is decided',
    ]);
    expect(await applyWaiting(deps())).toBe(0);
    expect(await bet()).toMatchObject({ status: 'OPEN' });
    await decide(proposalId, state);
    const worked = await Promise.all([applyWaiting(deps()), applyWaiting(deps()), applyWaiting(deps())]);
    expect(worked.toSorted()).toEqual([0, 0, 1]);
    expect(await open()).toMatchObject([{ proposer_id: 'feed', bets: 1 }]);
    expect(await apply(said(1, 0), 1_000_000n), 'a repeated file settles it alone').toEqual([]);
    expect(await open()).toEqual([]);
    expect(await bet()).toMatchObject({ outcome: 'WIN' });
    expect(await applyWaiting(deps())).toBe(0);
    expect(await ledgerViolations(store().db)).toEqual([]);
  },
);

test('a feed result that changes no payout is applied once it has waited', async () => {
  await store().db.deleteFrom('bet_legs').where('bet_id', '=', betId).execute();
  const proposalId = await proposeByHand(0, 1);
  await apply(said(1, 0), 1_000_000n);
  await decide(proposalId, 'WITHDRAWN');
  expect(await applyWaiting(deps())).toBe(1);
  expect(await open()).toEqual([]);
  expect((await statements()).map(({ source, is_applied: isApplied }) => [source, isApplied])).toEqual([
    ['feed', false],
    ['feed', true],
  ]);
});

test('a feed result that operators refused is not proposed again by the same file; another one is', async () => {
  await apply(said(1, 0), 100n);
  await decide((await open())[0]?.id ?? '', 'REFUSED');
  for (const most of [100n, 1_000_000n])
    expect(await apply(said(1, 0), most)).toEqual(['was not settled, because people have refused what the feed says']);
  expect([await applyWaiting(deps()), await open(), (await bet()).status]).toEqual([0, [], 'OPEN']);
  const held = store().db.selectFrom('suspensions').select('id').where('target', '=', eventId()).where('released_at', 'is', null);
  expect(await held.execute()).toEqual([]);
  await apply(said(2, 0), 100n);
  expect((await open()).map(({ input }) => JSON.parse(input) as object)).toMatchObject([{ homeScore: 2 }]);
});

test("the feed's amount is a whole number of cents, $50,000 unless configured", () => {
  expect([feedAloneCents(undefined), feedAloneCents('0'), feedAloneCents('123')]).toEqual([5_000_000n, 0n, 123n]);
  expect(() => feedAloneCents('lots')).toThrow('not a whole number of cents');
});
