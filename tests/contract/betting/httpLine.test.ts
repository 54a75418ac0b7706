import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { grantCredit } from '#server/modules/wallet/index.ts';
import { sandbox } from '#tests/support/http.ts';
import { openMoneyline, PLACE, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

describe('one real bet, over the wire', () => {
  it("a located player's bet is placed, settled by a result, and updates the subscribed balance", async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { eventId, home } = await openMoneyline(server());
    const client = createClient({
      url: `ws://localhost:${server().port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${player.tokens.access_token}` },
      retryAttempts: 0,
    });
    const balances = client.iterate<{ accountBalanceUpdates: { version: string; playableBalance: { amountLong: string } } }>({
      query: 'subscription { accountBalanceUpdates { version playableBalance { amountLong } } }',
    });
    const next = async () => (await balances.next()).value?.data?.accountBalanceUpdates.playableBalance.amountLong;
    expect(await next()).toBe('100000');

    const placed = await place(player, [straight(home, '1000')]);
    expect(placed).toMatchObject({
      accepted: true,
      errors: [],
      patronBalanceAfter: { amountLong: '99000', formattedAmount: '$990.00' },
      placedBets: [{ status: 'OPEN', legs: [{ marketSelectionId: home.id }] }],
    });
    expect(await next()).toBe('99000');

    expect(await sandbox(server(), 'result', { eventId, homeScore: 30, awayScore: 10 })).toMatchObject({ settledBets: 1 });
    const win = BigInt(placed.placedBets[0]?.winAmount.amountLong ?? '0');
    expect(await next()).toBe((100_000n + win).toString());
    await client.dispose();

    const { betHistorySection } = await player.run<{ betHistorySection: { bets: { edges: { node: { id: string; outcome: string } }[] } } }>(
      '{ betHistorySection(sectionId: "settled") { bets { edges { node { id outcome payoutAmount { amountLong } legs { outcome outcomeReason } receipt { lines { kind } } } } } } }',
    );
    expect(betHistorySection.bets.edges).toMatchObject([{ node: { id: placed.placedBets[0]?.id, outcome: 'WIN' } }]);
  });

  it('a placement answers the balances of the account, without credit that has expired', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { playerId } = player;
    const { deps } = server().app;
    await grantCredit(deps, { playerId, cents: 700n, reference: 'expired' });
    await deps.db
      .updateTable('credit_lots')
      .set({ expires_at: new Date(0) })
      .where('player_id', '=', playerId)
      .execute();
    await grantCredit(deps, { playerId, cents: 500n, reference: 'usable' });
    const { home } = await openMoneyline(server(), 2);
    const balances = 'balances { playableBalance { amountLong } bonusBalance { amountLong } }';
    const { placeBets } = await player.run<{ placeBets: { balances: object } }>(
      PLACE.replace('balances { version playableBalance { amountLong } }', balances),
      { bets: [straight(home, '1000')] },
    );
    const { account } = await player.run<{ account: { balances: object } }>(`{ account { ${balances} } }`);
    expect(placeBets.balances).toEqual(account.balances);
    expect(placeBets.balances).toMatchObject({ bonusBalance: { amountLong: '500' } });
  });

  it("a placed bet's selection leaves the slip, and a repeated placement id has the same answer", async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { home } = await openMoneyline(server(), 1);
    await player.run('mutation ($input: AddMarketSelectionInput!) { addMarketSelection(input: $input) { numberOfSelections } }', {
      input: { selectionId: home.id, oddsNumerator: home.num, oddsDenominator: home.den, points: home.points },
    });
    const placementId = 'a-placement-id-made-by-the-client';
    const first = await place(player, [straight(home, '500')], placementId);
    expect(first).toMatchObject({ accepted: true, placementId, betslip: { numberOfSelections: 0 } });
    const again = await place(player, [straight(home, '500')], placementId);
    expect(again.placedBets.map(({ id }) => id)).toEqual(first.placedBets.map(({ id }) => id));
    expect(await place(player, [straight(home, '501')], placementId)).toMatchObject({
      accepted: false,
      errors: [{ code: 'placement-id-reused' }],
    });
    const { placement } = await player.run<{ placement: { status: string; result: { accepted: boolean } } }>(
      'query ($id: ID!) { placement(placementId: $id) { status result { accepted placedBets { id } } } }',
      { id: placementId },
    );
    expect(placement).toMatchObject({ status: 'DECIDED', result: { accepted: true, placedBets: [{ id: first.placedBets[0]?.id }] } });
    expect(await player.run('{ placement(placementId: "never-sent-placement-id") { status } }')).toEqual({
      placement: { status: 'UNKNOWN' },
    });
  });

  it('a bet is refused with a specific error if the price moved, the market is suspended or the event is over', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { home, marketId, eventId } = await openMoneyline(server(), 2);
    // Lower odds than any generated price, so the price always moves against the player.
    await sandbox(server(), 'price', { selectionId: home.id, american: -20_000 });
    expect(await place(player, [straight(home, '500')])).toMatchObject({
      accepted: false,
      errors: [{ code: 'price-moved', subjectId: home.id }],
    });
    await sandbox(server(), 'suspend', { marketId });
    expect(await place(player, [straight(home, '500')])).toMatchObject({ accepted: false, errors: [{ code: 'market-suspended' }] });
    await sandbox(server(), 'reopen', { marketId });
    await sandbox(server(), 'event/void', { eventId, reason: 'Snow' });
    expect(await place(player, [straight(home, '500')])).toMatchObject({ accepted: false, errors: [{ code: 'event-closed' }] });
  });
});
