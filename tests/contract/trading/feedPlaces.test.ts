import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBet } from '#server/modules/betting/bets/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { applyWaiting } from '#server/modules/trading/index.ts';
import { applyPlacings } from '#server/modules/trading/results/applyPlacings.ts';
import type { ProposalInFull, ProposalView } from '#src/shared/console/proposals.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { confirm, OperatorClient, TwoPeople } from '#tests/support/operatorClient.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const deps = () => server().app.deps;
let compliance: OperatorClient;
let trader: OperatorClient;
let two: TwoPeople;
beforeAll(async () => {
  trader = await OperatorClient.as(server(), 'trader');
  compliance = await OperatorClient.as(server(), 'compliance');
  two = new TwoPeople(trader, compliance);
});

/** Each test has its own race, with a bet on the first of three runners. */
let made = 0;
const eventId = () => `race-${made}`;
const marketId = () => `${eventId()}:winner`;
const runner = (at: number) => selectionId(eventId(), 'winner', `runner-${at}`);
let player: TestPlayer;
let betId = '';
beforeEach(async () => {
  made += 1;
  const selections = [0, 1, 2].map((at) => ({ type: `runner-${at}`, points: null, price: priceFromAmerican(300) }));
  const startsAt = new Date(deps().ports.now().getTime() + 3_600_000);
  await buildSmallWorld(deps().db, [{ id: eventId(), startsAt, markets: [{ type: 'winner', line: null, selections }] }]);
  player = await makePlayer(deps().db, { now: deps().ports.now(), cents: 100_000n });
  const placed = await place(0);
  expect(placed.refusals).toEqual([]);
  betId = placed.betIds[0] ?? '';
});
async function place(at: number) {
  const leg = await legOf(deps().db, runner(at));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 1_000n, legs: [leg] }];
  return placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: true, bets });
}
const bet = () => findBet(deps().db, { playerId: player.playerId, betId });

type Order = readonly [number, number, number];
/** Applies a result from the feed, given the runners' numbers from the winner on. */
const feed = (...order: Order) => feedUpTo(1_000_000n, ...order);
async function feedUpTo(mostCents: bigint, ...order: Order) {
  const placings = order.map((at, index) => ({
    ...{ line: index + 2, marketId: marketId(), selectionId: runner(at), place: index + 1, decidedAt: null },
  }));
  const applied = await applyPlacings(deps(), placings, 'race.csv', mostCents);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return applied.value;
}
const gradesFor = (winner: number) =>
  [0, 1, 2].map((at) => ({ selectionId: runner(at), outcome: at === winner ? 'WIN' : 'LOSS', deadHeat: null }));
const people = (winner: number) => two.run('gradeSelections', { marketId: marketId(), grades: gradesFor(winner), reason: 'Photo finish' });
async function open(): Promise<readonly ProposalView[]> {
  const { proposals } = await compliance.run<{ proposals: readonly ProposalView[] }>('listProposals', { state: 'open' });
  return proposals.filter((one) => one.eventId === eventId());
}
/** Confirms the only open proposal: fresh, from the feed, with exactly these warnings. */
async function confirmFeed(warnings: readonly string[]): Promise<void> {
  const [proposal, ...others] = await open();
  expect([proposal?.proposer, others]).toEqual(['feed', []]);
  const read = await compliance.run<ProposalInFull>('readProposal', { proposalId: proposal?.id });
  expect({ warnings: read.proposal.warnings, isStale: read.isStale }).toEqual({ warnings, isStale: false });
  expect((await confirm(compliance, proposal?.id ?? '')).status).toBe(200);
}

describe('placings of the feed', () => {
  it("placings against an operators' grade become the feed's proposal and pay nothing before it is confirmed", async () => {
    await people(0);
    expect(await bet()).toMatchObject({ outcome: 'WIN' });
    const { markets, settledBets, left, proposed } = await feed(1, 0, 2);
    expect({ markets, settledBets, left }).toEqual({ markets: 0, settledBets: 0, left: [] });
    expect(proposed).toEqual([
      { line: 2, reason: 'was not graded, because two people have confirmed something else. It waits for a second person' },
    ]);
    expect(await bet()).toMatchObject({ outcome: 'WIN' });
    const [proposal] = await open();
    expect(proposal).toMatchObject({ proposer: 'feed', operation: 'gradeSelections', bets: 1 });
    expect(proposal?.warnings).toEqual(['Operators confirmed a different result before: runner-0 wins, runner-1 loses.']);
    const read = await compliance.run<ProposalInFull>('readProposal', { proposalId: proposal?.id });
    expect(read.statements.map(({ source, grades, isApplied }) => [source, grades, isApplied])).toEqual([
      ['feed', 'winner: runner-0 loses, runner-1 wins, runner-2 loses', false],
      ['people', 'winner: runner-0 wins, runner-1 loses, runner-2 loses', true],
    ]);
    expect((await confirm(compliance, proposal?.id ?? '')).status).toBe(200);
    expect(await bet()).toMatchObject({ outcome: 'LOSS', payoutCents: 0n });
    expect(await open()).toEqual([]);
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });

  it("placings that agree with an operators' grade make no proposal and keep their signature", async () => {
    await people(0);
    expect(await feed(0, 1, 2)).toMatchObject({ markets: 1, settledBets: 0, proposed: [] });
    expect(await open()).toEqual([]);
    expect(await feed(1, 0, 2), 'it is still theirs').toMatchObject({ markets: 0, proposed: [{ line: 2 }] });
  });

  it('placings are settled where operators graded the same, and proposed where they differ', async () => {
    await two.run('gradeSelections', { marketId: marketId(), grades: gradesFor(0).slice(0, 1), reason: 'Photo finish' });
    expect(await feed(1, 0, 2)).toMatchObject({ markets: 0, proposed: [{ line: 2 }] });
    expect(await feed(0, 2, 1)).toMatchObject({ markets: 1, proposed: [] });
  });

  it('changed placings leave only the newest proposal open, and agreeing ones withdraw it', async () => {
    await people(0);
    await feed(1, 0, 2);
    await feed(2, 0, 1);
    expect((await open()).map(({ summary }) => summary)).toEqual([expect.stringContaining('runner-2 wins')]);
    expect(await feed(0, 1, 2)).toMatchObject({ markets: 1, proposed: [] });
    expect(await open()).toEqual([]);
  });

  it('changed placings are confirmed without a warning against themselves', async () => {
    await feed(1, 0, 2);
    await people(0);
    await feed(2, 0, 1);
    await confirmFeed(['Operators confirmed a different result before: runner-0 wins.']);
    expect(await bet()).toMatchObject({ outcome: 'LOSS', payoutCents: 0n });
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });

  it('changed placings above the amount are confirmed too, even after a confirmed proposal', async () => {
    await feed(1, 0, 2);
    await feedUpTo(100n, 0, 1, 2);
    await confirmFeed([]);
    expect(await bet()).toMatchObject({ outcome: 'WIN' });
    await feedUpTo(100n, 2, 0, 1);
    await confirmFeed(['Operators confirmed a different result before: runner-0 wins.']);
    expect(await bet()).toMatchObject({ outcome: 'LOSS', payoutCents: 0n });
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });

  it("placings wait for a market's open proposal and name its operator", async () => {
    await people(0);
    await trader.run('gradeSelections', { marketId: marketId(), grades: gradesFor(2), reason: 'The stewards say so' });
    expect((await feed(1, 0, 2)).proposed).toEqual([
      {
        line: 2,
        reason: 'was not graded, because two people have confirmed something else. trader@linemaker.test has proposed something for it',
      },
    ]);
  });

  it('placings that differ are a warning when another grade by hand is confirmed', async () => {
    await feed(1, 0, 2);
    await trader.run('gradeSelections', { marketId: marketId(), grades: gradesFor(0), reason: 'Photo finish' });
    expect((await open())[0]?.warnings).toEqual(['The feed reports a different result: runner-0 loses, runner-1 wins.']);
  });

  describe("placings beside a trader's proposal", () => {
    const reason = 'The stewards look at it';
    const waits = {
      line: 2,
      reason: 'was not graded, because trader@linemaker.test has proposed something about it. It waits until that is decided',
    };
    const proposalOf = async (operation: string, input: object) =>
      (await trader.run<{ proposalId: string }>(operation, { ...input, reason })).proposalId;
    const market = () => proposalOf('gradeSelections', { marketId: marketId(), grades: gradesFor(2) });
    const event = () => proposalOf('voidByHand', { eventId: eventId() });
    const selection = () => proposalOf('voidBets', { scope: 'selection', target: runner(1) });

    it.each([
      ['the market', market, 'refuseProposal'],
      ['its event', event, 'withdrawProposal'],
      ['a selection of it', selection, 'withdrawProposal'],
    ] as const)(
      'placings pay nothing while a proposal closes %s, and are proposed once it is refused or withdrawn',
      async (_, ask, end) => {
        const proposalId = await ask();
        expect(await feed(0, 1, 2)).toMatchObject({ markets: 0, settledBets: 0, proposed: [waits] });
        expect(await feed(0, 1, 2), 'a file that is repeated waits, too').toMatchObject({ markets: 0, settledBets: 0, proposed: [waits] });
        await applyWaiting(deps());
        expect((await open()).map(({ proposer }) => proposer)).toEqual(['trader@linemaker.test']);
        expect(await bet()).toMatchObject({ status: 'OPEN' });
        await (end === 'refuseProposal' ? compliance : trader).run(end, { proposalId, reason });
        await applyWaiting(deps());
        await applyWaiting(deps());
        await confirmFeed([]);
        expect(await bet()).toMatchObject({ outcome: 'WIN', payoutCents: 4_000n });
        await applyWaiting(deps());
        expect(await open()).toEqual([]);
        expect(await ledgerViolations(deps().db)).toEqual([]);
      },
    );

    it('placings are not proposed against what was confirmed after their warning', async () => {
      await feedUpTo(0n, 0, 1, 2);
      await compliance.run('refuseProposal', { proposalId: (await open())[0]?.id, reason });
      const proposalId = await market();
      expect(await feed(1, 0, 2)).toMatchObject({ markets: 0, proposed: [waits] });
      await compliance.run('renewProposal', { proposalId });
      expect((await confirm(compliance, proposalId)).status).toBe(200);
      await applyWaiting(deps());
      expect(await open()).toEqual([]);
      expect(await bet()).toMatchObject({ outcome: 'LOSS' });
      expect(await ledgerViolations(deps().db)).toEqual([]);
    });
  });

  it('placings that operators refused are not proposed again by the same file; other ones are', async () => {
    await place(1);
    await feedUpTo(100n, 0, 1, 2);
    await compliance.run('refuseProposal', { proposalId: (await open())[0]?.id, reason: 'Photo finish' });
    const left = [{ line: 2, reason: 'was not graded, because people have refused what the feed says' }];
    expect(await feedUpTo(100n, 0, 1, 2)).toMatchObject({ markets: 0, settledBets: 0, left, proposed: [] });
    expect(await feed(0, 1, 2), 'nor below the amount').toMatchObject({ markets: 0, settledBets: 0, left, proposed: [] });
    await applyWaiting(deps());
    expect(await open()).toEqual([]);
    expect((await place(0)).refusals).toEqual([]);
    expect(await bet()).toMatchObject({ status: 'OPEN' });
    expect(await feedUpTo(100n, 1, 0, 2)).toMatchObject({ markets: 0, left: [], proposed: [{ line: 2 }] });
    await confirmFeed([]);
    expect(await bet()).toMatchObject({ outcome: 'LOSS' });
    expect(await ledgerViolations(deps().db)).toEqual([]);
  });
});
