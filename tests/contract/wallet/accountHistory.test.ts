import { describe, expect, it } from 'vitest';
import { graphql, PLACE, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { sandbox } from '#tests/support/http.ts';
import { giveToken } from '#tests/support/rewards.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Entry = {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly at: string;
  readonly state: string;
  readonly amount: { readonly amountLong: string; readonly currency: string; readonly formattedAmount: string };
};
type Page = { readonly entries: readonly Entry[]; readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean } };
type Asked = {
  readonly sectionId: string;
  readonly filterId?: string;
  readonly periodId?: string;
  readonly first?: number;
  readonly after?: string | null;
};

const ASK = `query ($sectionId: ID!, $filterId: ID, $periodId: ID, $first: Int, $after: String) {
  accountHistory(sectionId: $sectionId, filterId: $filterId, periodId: $periodId, first: $first, after: $after) {
    entries { id title detail at state amount { amountLong currency formattedAmount } } pageInfo { endCursor hasNextPage }
  }
}`;
const historyOf = async (player: PlayerClient, asked: Asked): Promise<Page> =>
  (await player.run<{ accountHistory: Page }>(ASK, asked)).accountHistory;
const told = ({ entries }: Page) => entries.map(({ title, state, amount }) => `${title} ${amount.formattedAmount} ${state}`);
const sumOf = ({ entries }: Page): bigint => entries.reduce((sum, { amount }) => sum + BigInt(amount.amountLong), 0n);

/** Creates a player with $1,000.00 and a $10.00 bet on two games each. */
async function bettor() {
  const player = await PlayerClient.fresh(server());
  await player.locate();
  const [one, other] = [await openMoneyline(server(), 1), await openMoneyline(server(), 2)];
  await place(player, [straight(one.home, '1000')]);
  await place(player, [straight(other.home, '1000')]);
  return { player, one, other };
}
const balanceOf = async (player: PlayerClient): Promise<bigint> =>
  BigInt(
    (
      await player.run<{ account: { balances: { playableBalance: { amountLong: string } } } }>(
        '{ account { balances { playableBalance { amountLong } } } }',
      )
    ).account.balances.playableBalance.amountLong,
  );

describe('transactions', () => {
  it("the transactions are the player's ledger entries, newest first, and add up to the balance", async () => {
    const { player, one } = await bettor();
    const before = await historyOf(player, { sectionId: 'transactions' });
    expect(told(before)).toEqual(['Bet placed -$10.00 PENDING', 'Bet placed -$10.00 PENDING', 'Deposit $1,000.00 DONE']);
    expect(sumOf(before)).toBe(await balanceOf(player));
    await sandbox(server(), 'result', { eventId: one.eventId, homeScore: 9, awayScore: 0 });
    const after = await historyOf(player, { sectionId: 'transactions' });
    expect(after.entries[0]).toMatchObject({ title: 'Bet payout', state: 'DONE', detail: expect.stringContaining(', ') as string });
    expect(after.entries.map(({ state }) => state)).toEqual(['DONE', 'PENDING', 'DONE', 'DONE']);
    expect(sumOf(after)).toBe(await balanceOf(player));
  });

  it('the transactions name what a void returns and what a correction takes', async () => {
    const { player, one, other } = await bettor();
    await sandbox(server(), 'event/void', { eventId: other.eventId });
    await sandbox(server(), 'result', { eventId: one.eventId, homeScore: 9, awayScore: 0 });
    await sandbox(server(), 'result', { eventId: one.eventId, homeScore: 0, awayScore: 9 });
    const whole = await historyOf(player, { sectionId: 'transactions' });
    expect(whole.entries.map(({ title }) => title).toSorted()).toEqual(
      ['Bet payout', 'Bet placed', 'Bet placed', 'Correction', 'Deposit', 'Stake returned'].toSorted(),
    );
    expect(sumOf(whole)).toBe(await balanceOf(player));
    expect(told(await historyOf(player, { sectionId: 'transactions', filterId: 'corrections' }))).toHaveLength(1);
    expect(told(await historyOf(player, { sectionId: 'transactions', filterId: 'deposits' }))).toEqual(['Deposit $1,000.00 DONE']);
    expect((await historyOf(player, { sectionId: 'transactions', filterId: 'payouts' })).entries).toHaveLength(2);
    expect((await historyOf(player, { sectionId: 'transactions', filterId: 'bets' })).entries).toHaveLength(2);
  });

  it.each([1, 2, 5])('the transactions in pages of %i are complete, in order and without overlap', async (first) => {
    const { player } = await bettor();
    const whole = (await historyOf(player, { sectionId: 'transactions' })).entries.map(({ id }) => id);
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 5; page += 1) {
      const { entries, pageInfo }: Page = await historyOf(player, { sectionId: 'transactions', first, after });
      seen.push(...entries.map(({ id }) => id));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual(whole);
  });

  it('an invalid cursor starts the transactions from the beginning', async () => {
    const { player } = await bettor();
    for (const after of [
      '',
      'nonsense',
      Buffer.from('["yesterday","a","b"]').toString('base64url'),
      Buffer.from('["x"]').toString('base64url'),
    ])
      expect((await historyOf(player, { sectionId: 'transactions', after })).entries).toHaveLength(3);
  });
});

describe('the betting history', () => {
  it("the betting history shows each bet's result, and an open bet's stake", async () => {
    const { player, one, other } = await bettor();
    const [open] = (await historyOf(player, { sectionId: 'betting' })).entries;
    expect(open).toMatchObject({ state: 'PENDING', amount: { amountLong: '-1000', currency: 'USD' } });
    await sandbox(server(), 'result', { eventId: one.eventId, homeScore: 9, awayScore: 0 });
    await sandbox(server(), 'event/void', { eventId: other.eventId });
    const settled = await historyOf(player, { sectionId: 'betting' });
    expect(settled.entries.map(({ state }) => state)).toEqual(['RETURNED', 'WON']);
    expect(settled.entries[0]?.amount.amountLong).toBe('0');
    expect(BigInt(settled.entries[1]?.amount.amountLong ?? '0')).toBeGreaterThan(0n);
    expect((await historyOf(player, { sectionId: 'betting', filterId: 'won' })).entries).toHaveLength(1);
    expect((await historyOf(player, { sectionId: 'betting', filterId: 'lost' })).entries).toEqual([]);
    expect((await historyOf(player, { sectionId: 'betting', filterId: 'open' })).entries).toEqual([]);
  });

  it("the betting history does not subtract a bonus bet's stake, which was not the player's money", async () => {
    const { player, one, other } = await bettor();
    for (const { home } of [one, other]) {
      const freeBetId = await giveToken(server().app.deps.db, player.playerId, 'free-bets', {
        expires_at: new Date(Date.now() + 3_600_000),
      });
      await place(player, [{ ...straight(home, '1000'), amountSourceType: 'FREE_BET', freeBetId }]);
    }
    const resultOf = async () =>
      (await historyOf(player, { sectionId: 'betting', first: 2 })).entries.map(({ amount }) => BigInt(amount.amountLong));
    expect(await resultOf()).toEqual([0n, 0n]);
    await sandbox(server(), 'result', { eventId: one.eventId, homeScore: 9, awayScore: 0 });
    await sandbox(server(), 'result', { eventId: other.eventId, homeScore: 0, awayScore: 9 });
    const [lost = -1n, won = 0n] = await resultOf();
    expect(won).toBeGreaterThan(0n);
    expect(lost).toBe(0n);
  });

  it('the betting history titles a single bet by its selection and a bet with several legs "parlay"', async () => {
    const { player, one, other } = await bettor();
    const legs = [one.home, other.home].map(({ id, num, den, points }) => ({
      selectionId: id,
      oddsNumerator: num,
      oddsDenominator: den,
      points,
    }));
    await place(player, [{ draftBetId: 'parlay', betAmount: '300', legs }]);
    const titles = (await historyOf(player, { sectionId: 'betting', first: 2 })).entries.map(({ title }) => title);
    expect(titles[0]).toBe('2-leg parlay');
    expect(titles[1]).toMatch(/^.+, .+$/);
  });
});

describe('the casino history', () => {
  it('the casino history of a player without rounds for money is empty', async () => {
    const { player } = await bettor();
    expect(await historyOf(player, { sectionId: 'casino' })).toEqual({ entries: [], pageInfo: { endCursor: null, hasNextPage: false } });
  });
});

describe("another player's history", () => {
  it('a player sees no history of another player, not even with their cursor', async () => {
    const { player } = await bettor();
    const other = await PlayerClient.fresh(server(), { cents: 500 });
    expect(told(await historyOf(other, { sectionId: 'transactions' }))).toEqual(['Deposit $5.00 DONE']);
    expect((await historyOf(other, { sectionId: 'betting' })).entries).toEqual([]);
    const { pageInfo } = await historyOf(player, { sectionId: 'transactions', first: 1 });
    const through = await historyOf(other, { sectionId: 'transactions', after: pageInfo.endCursor });
    expect(through.entries.every(({ amount }) => amount.amountLong === '500')).toBe(true);
  });

  it('a visitor cannot read a history', async () => {
    const { errors } = await graphql(server(), ASK, { sectionId: 'transactions' });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it.each([
    [{ sectionId: 'poker' }, 'sectionId'],
    [{ sectionId: 'constructor' }, 'sectionId'],
    [{ sectionId: 'betting', filterId: 'deposits' }, 'filterId'],
    [{ sectionId: 'transactions', filterId: '__proto__' }, 'filterId'],
    [{ sectionId: 'transactions', periodId: 'century' }, 'periodId'],
    [{ sectionId: 'transactions', first: 0 }, 'first'],
    [{ sectionId: 'transactions', first: 51 }, 'first'],
  ])('a history query with %j is refused with a specific error', async (asked, field) => {
    const player = await PlayerClient.fresh(server());
    expect((await player.try(ASK, asked)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: [field] } }]);
  });
});

describe('the history page', () => {
  it("the history page's first entries come only with the player's answer, never the public one", async () => {
    const { player } = await bettor();
    const query = `{ pageLayout(canonicalUrl: "/account/history/transactions") { title slots { node { __typename ... on HistoryShelf {
      sectionId filters { id label } periods { id } page { entries { title } } } } } } }`;
    type Shelf = { readonly __typename: string; readonly page: { readonly entries: readonly unknown[] } | null };
    type Answer = { pageLayout: { title: string; slots: { node: Shelf | null }[] } };
    const shelfIn = ({ pageLayout }: Answer) => pageLayout.slots.find(({ node }) => node?.__typename === 'HistoryShelf')?.node;
    expect(shelfIn(await player.run<Answer>(query))).toMatchObject({ sectionId: 'transactions', page: { entries: { length: 3 } } });
    const { data } = await graphql<Answer>(server(), query);
    expect(shelfIn(data)).toMatchObject({ sectionId: 'transactions', page: null });
  });
});

describe('a casino-only brand', () => {
  it('a casino-only brand accepts no bet, even from a player of a sportsbook brand', async () => {
    const { player } = await bettor();
    const { home } = await openMoneyline(server(), 2);
    const bet = { bets: [straight(home, '1000')] };
    const headers = { authorization: `Bearer ${player.tokens.access_token}`, host: `hwc.localhost:${server().port}` };
    const { errors } = await graphql(server(), PLACE, bet, headers);
    expect(errors).toMatchObject([{ message: 'Sports betting is not available on this site.', extensions: { code: 'BAD_USER_INPUT' } }]);
    expect((await historyOf(player, { sectionId: 'betting' })).entries).toHaveLength(2);
    expect((await place(player, bet.bets)).accepted).toBe(true);
  });
});

// Must be last: advances the server's clock.
describe('a period', () => {
  it("the history's period limits how far back it reaches", async () => {
    const { player } = await bettor();
    await sandbox(server(), 'clock', { advanceSeconds: 8 * 86_400 });
    const again = await PlayerClient.logIn(server(), { email: `player-${player.playerId}@linemaker.test`, password: 'Linemaker-demo-1' });
    expect((await historyOf(again, { sectionId: 'betting', periodId: 'week' })).entries).toEqual([]);
    expect((await historyOf(again, { sectionId: 'betting', periodId: 'month' })).entries).toHaveLength(2);
    expect((await historyOf(again, { sectionId: 'transactions', periodId: 'week' })).entries).toEqual([]);
  });
});
