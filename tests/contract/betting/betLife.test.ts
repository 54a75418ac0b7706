import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sandbox } from '#tests/support/http.ts';
import { graphql, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { newPlacementId } from '#tests/support/players.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Money = { readonly amountLong: string };
type CashOut = {
  readonly id: string;
  readonly quote: { readonly quoteId: string; readonly amount: Money; readonly parts: { readonly least: string } | null } | null;
  readonly suspension: { readonly code: string } | null;
  readonly automaticTarget: Money | null;
};
type Bet = {
  readonly status: string;
  readonly outcome: string;
  readonly betAmount: Money;
  readonly placedBetAmount: Money;
  readonly payoutAmount: Money | null;
  readonly cashoutAmount: Money | null;
  readonly cashOut: CashOut | null;
  readonly cashOuts: readonly { readonly automatic: boolean; readonly paidAmount: Money }[];
};
type Result = {
  readonly accepted: boolean;
  readonly refusal: { readonly code: string } | null;
  readonly paidAmount: Money | null;
  readonly bet: Bet;
};

const CASH_OUT =
  'id quote { quoteId amount { amountLong } betAmount { amountLong } parts { unit least most } expiresAt } suspension { code message } automaticTarget { amountLong } mostAmount { amountLong }';
const BET = `id version status outcome betAmount { amountLong } placedBetAmount { amountLong } payoutAmount { amountLong } cashoutAmount { amountLong } cashOut { ${CASH_OUT} } cashOuts { automatic paidAmount { amountLong } }`;
const LOOK = `query ($betId: ID!) { cashOut(betId: $betId) { ${CASH_OUT} } }`;
const TAKE = `mutation ($betId: ID!, $quoteId: ID!, $amount: Long!, $stake: Long, $cashOutId: ID!) {
  cashOutBet(betId: $betId, quoteId: $quoteId, amount: $amount, stake: $stake, cashOutId: $cashOutId) {
    cashOutId accepted paidAmount { amountLong } refusal { code message } bet { ${BET} } balances { playableBalance { amountLong } } } }`;
const AIM = `mutation ($betId: ID!, $target: Long) { setAutomaticCashOut(betId: $betId, target: $target) { accepted refusal { code } bet { ${BET} } } }`;

async function bettor(skip: number) {
  const player = await PlayerClient.fresh(server());
  await player.locate();
  const { eventId, home, marketId } = await openMoneyline(server(), skip);
  const { placedBets } = await place(player, [straight(home, '10000')]);
  const betId = placedBets[0]?.id ?? '';
  const look = async () => (await player.run<{ cashOut: CashOut | null }>(LOOK, { betId })).cashOut;
  const take = async (changes: object = {}) => {
    const quote = (await look())?.quote;
    const variables = {
      betId,
      quoteId: quote?.quoteId ?? 'none',
      amount: quote?.amount.amountLong ?? '1',
      cashOutId: newPlacementId(),
      ...changes,
    };
    return (await player.run<{ cashOutBet: Result }>(TAKE, variables)).cashOutBet;
  };
  return { player, betId, eventId, home, marketId, look, take };
}

describe('cash out over GraphQL', () => {
  it('a cash out is quoted, taken in part, then taken whole, and recorded on the bet', async () => {
    const { player, look, take } = await bettor(0);
    expect((await look())?.quote).toMatchObject({ amount: { amountLong: '9500' }, parts: { least: '1000' } });
    expect(await take({ stake: '4000', amount: '3800' })).toMatchObject({
      accepted: true,
      paidAmount: { amountLong: '3800' },
      bet: {
        status: 'OPEN',
        betAmount: { amountLong: '6000' },
        placedBetAmount: { amountLong: '10000' },
        payoutAmount: null,
        cashoutAmount: { amountLong: '3800' },
        cashOut: { quote: { amount: { amountLong: '5700' } } },
        cashOuts: [{ automatic: false, paidAmount: { amountLong: '3800' } }],
      },
    });
    expect(await player.run('{ betHistoryTotals { openCount openStake { amountLong } } }')).toEqual({
      betHistoryTotals: { openCount: 1, openStake: { amountLong: '6000' } },
    });
    expect(await take()).toMatchObject({
      accepted: true,
      bet: {
        status: 'SETTLED',
        outcome: 'CASH_OUT',
        betAmount: { amountLong: '10000' },
        payoutAmount: { amountLong: '9500' },
        cashOut: null,
      },
      balances: { playableBalance: { amountLong: '99500' } },
    });
    expect(await look()).toBeNull();
  });

  it('a refused cash out names its reason and the current value', async () => {
    const { take, home, marketId } = await bettor(1);
    await sandbox(server(), 'price', { selectionId: home.id, american: 900 });
    expect(await take({ amount: '9500' })).toMatchObject({
      accepted: false,
      paidAmount: null,
      refusal: { code: 'value-moved' },
      bet: { status: 'OPEN' },
    });
    await sandbox(server(), 'suspend', { marketId });
    expect(await take()).toMatchObject({
      accepted: false,
      refusal: { code: 'market-suspended' },
      bet: { cashOut: { quote: null, suspension: { code: 'market-suspended' } } },
    });
  });

  it('an automatic cash out is paid when the value reaches its target', async () => {
    const { player, betId, home } = await bettor(2);
    const set = await player.run<{ setAutomaticCashOut: Result }>(AIM, { betId, target: '9600' });
    expect(set.setAutomaticCashOut).toMatchObject({ accepted: true, bet: { cashOut: { automaticTarget: { amountLong: '9600' } } } });
    const client = createClient({
      url: `ws://localhost:${server().port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${player.tokens.access_token}` },
      retryAttempts: 0,
    });
    const values = client.iterate<{ cashOutUpdates: CashOut }>({ query: `subscription { cashOutUpdates { ${CASH_OUT} } }` });
    const bets = client.iterate<{ betUpdates: Bet }>({ query: `subscription { betUpdates { ${BET} } }` });
    expect((await values.next()).value).toMatchObject({
      data: { cashOutUpdates: { id: betId, quote: { amount: { amountLong: '9500' } } } },
    });
    const [value, bet] = [values.next(), bets.next()];
    await sandbox(server(), 'price', { selectionId: home.id, american: -10_000 });
    const moved = (await value).value?.data?.cashOutUpdates.quote?.amount.amountLong ?? '0';
    expect(BigInt(moved)).toBeGreaterThan(9_600n);
    expect((await bet).value).toMatchObject({
      data: { betUpdates: { outcome: 'CASH_OUT', payoutAmount: { amountLong: moved }, cashOuts: [{ automatic: true }] } },
    });
    await client.dispose();
  });
});

const LEGS = 'eligibleLegs { marketSelectionId ineligibleReason } ineligibleLegs { marketSelectionId ineligibleReason }';
const REBET = `query ($betId: ID!) { rebet(betId: $betId) { ${LEGS} } }`;

describe('rebet', () => {
  it('a rebet lists the open legs, and the closed ones with the reason, also for a shared bet', async () => {
    const { player, betId, home, marketId } = await bettor(5);
    const open = { marketSelectionId: home.id, ineligibleReason: null };
    expect(await player.run(REBET, { betId })).toEqual({ rebet: { eligibleLegs: [open], ineligibleLegs: [] } });
    await sandbox(server(), 'suspend', { marketId });
    const left = { eligibleLegs: [], ineligibleLegs: [{ ...open, ineligibleReason: 'This market is suspended.' }] };
    expect(await player.run(REBET, { betId })).toEqual({ rebet: left });
    const { shareBet } = await player.run<{ shareBet: { shareBetId: string } }>(
      'mutation ($betId: ID!) { shareBet(betId: $betId) { shareBetId } }',
      { betId },
    );
    const shared = await graphql(server(), `query ($id: ID!) { sharedBet(shareBetId: $id) { ${LEGS} } }`, { id: shareBet.shareBetId });
    expect(shared.data).toEqual({ sharedBet: left });
    expect(await (await PlayerClient.fresh(server())).run(REBET, { betId })).toEqual({ rebet: null });
  });
});

const CORRECTED = `{ betHistorySection(sectionId: "settled") { totals { openCount } bets { edges { node {
  outcome regraded overrideOutcome legs { outcome outcomeReason regradedFrom regradedFromReason marketType selectionType } } } } } }`;

describe('a corrected result', () => {
  it("a corrected result is marked on the bet with the leg's previous result and the reason", async () => {
    const { player, eventId } = await bettor(6);
    const end = (homeScore: number, awayScore: number) => sandbox(server(), 'result', { eventId, homeScore, awayScore });
    const read = async () => {
      const { betHistorySection: section } = await player.run<{ betHistorySection: { bets: { edges: readonly { node: unknown }[] } } }>(
        CORRECTED,
      );
      expect(section).toMatchObject({ totals: null });
      return section.bets.edges[0]?.node;
    };
    const leg = { marketType: 'moneyline', selectionType: 'home' };
    await end(2, 1);
    const first = { ...leg, outcome: 'WIN', outcomeReason: 'Final score 2–1', regradedFrom: null, regradedFromReason: null };
    expect(await read()).toEqual(expect.objectContaining({ outcome: 'WIN', regraded: false, overrideOutcome: null, legs: [first] }));
    await end(3, 1);
    expect(await read(), 'another score, the same outcome').toMatchObject({ regraded: false });
    await end(1, 2);
    const second = { outcome: 'LOSS', outcomeReason: 'Final score 1–2', regradedFrom: 'WIN', regradedFromReason: 'Final score 3–1' };
    expect(await read()).toMatchObject({ outcome: 'LOSS', regraded: true, legs: [{ ...leg, ...second }] });
  });
});

describe('checklist 53: another player’s bet', () => {
  it("checklist 53: another player's bet cannot be seen, cashed out or given a target", async () => {
    const { player, betId, look } = await bettor(3);
    const other = await PlayerClient.fresh(server());
    await other.locate();
    const quoteId = (await look())?.quote?.quoteId ?? '';
    expect(await other.run(LOOK, { betId })).toEqual({ cashOut: null });
    const take = { betId, quoteId, amount: '1', cashOutId: newPlacementId() };
    await expect(other.run(TAKE, take)).rejects.toThrow('We could not find this bet.');
    await expect(other.run(AIM, { betId, target: '9999' })).rejects.toThrow('We could not find this bet.');
    for (const [query, variables] of [
      [LOOK, { betId }],
      [TAKE, take],
      [AIM, { betId, target: null }],
    ] as const)
      expect((await graphql(server(), query, variables)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await player.run('{ betHistoryTotals { openCount } }')).toEqual({ betHistoryTotals: { openCount: 1 } });
  });
});
