import { beforeEach, describe, expect, it } from 'vitest';
import { cashOf } from '#tests/support/deposits.ts';
import { sandbox } from '#tests/support/http.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { createWithdrawal, toBank } from '#tests/support/withdrawals.ts';

const server = useTestServer();
beforeEach(() => sandbox(server(), 'clock', { reset: true }));

const somebody = async () => PlayerClient.logIn(server(), await newPlayer(server()));

describe('a withdrawal whose answer was lost', () => {
  const settle = async (player: PlayerClient, actionId: string) =>
    (
      await player.run<{ settlePayment: { readonly transactionId: string | null } }>(
        'mutation ($actionId: ID!) { settlePayment(actionId: $actionId) { transactionId } }',
        { actionId },
      )
    ).settlePayment.transactionId;

  it("a withdrawal whose answer was lost is found by its attempt's id, by its player alone", async () => {
    const [player, other] = [await somebody(), await somebody()];
    const actionId = crypto.randomUUID();
    const made = await createWithdrawal(player, toBank(5_000), actionId);
    expect(made.uri).not.toBeNull();
    expect(await settle(other, actionId)).toBeNull();
    expect(await settle(player, actionId)).toBe(made.uri?.transactionId);
    expect(await settle(player, actionId), 'asking again').toBe(made.uri?.transactionId);
  });

  it('an attempt without a withdrawal is given up: a later request under its id is refused', async () => {
    const player = await somebody();
    const [actionId, before] = [crypto.randomUUID(), await cashOf(player)];
    expect(await settle(player, actionId)).toBeNull();
    expect(await createWithdrawal(player, toBank(5_000), actionId)).toMatchObject({ uri: null, userErrors: [{ field: ['actionId'] }] });
    expect([await settle(player, actionId), await cashOf(player)]).toEqual([null, before]);
  });

  it('a withdrawal and a question about it at once agree: made or given up, never both', async () => {
    const player = await somebody();
    for (let turn = 0; turn < 5; turn += 1) {
      const actionId = crypto.randomUUID();
      const [made, told] = await Promise.all([createWithdrawal(player, toBank(1_000), actionId), settle(player, actionId)]);
      expect(told).toBe(made.uri?.transactionId ?? null);
    }
  });
});
