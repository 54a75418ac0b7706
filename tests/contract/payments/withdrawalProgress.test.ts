import { describe, expect, it } from 'vitest';
import { atCounter } from '#tests/support/deposits.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { openWithdrawal, paidBy, settled, toBank, withdrawalId } from '#tests/support/withdrawals.ts';

const server = useTestServer();
const somebody = async () => PlayerClient.logIn(server(), await newPlayer(server()));
const dbOf = () => server().app.deps.db;

type Progress = {
  readonly stages: readonly { readonly name: string; readonly isReached: boolean; readonly at: string | null }[];
  readonly holder: string;
  readonly missing: readonly string[];
  readonly typicalTime: string | null;
};
type Transaction = {
  readonly progress: Progress | null;
  readonly receipt: { readonly lines: readonly { readonly node: { readonly label?: string; readonly value?: string } | null }[] };
};
const transactionOf = async (player: PlayerClient, id: string) =>
  (
    await player.run<{ paymentTransaction: Transaction | null }>(
      `query ($id: ID!) { paymentTransaction(id: $id) { progress { stages { name isReached at } holder missing typicalTime }
        receipt { lines { node { ... on DefaultReceiptLine { label value } } } } } }`,
      { id },
    )
  ).paymentTransaction;
const progressOf = async (player: PlayerClient, id: string) => (await transactionOf(player, id))?.progress ?? null;
const reached = (progress: Progress | null) => progress?.stages.flatMap(({ name, isReached }) => (isReached ? [name] : []));
const typicalTimes = async (player: PlayerClient) =>
  new Map(
    (
      await player.run<{ paymentProvidersLandingPage: { providers: readonly { id: string; typicalTime: string | null }[] } }>(
        '{ paymentProvidersLandingPage(type: WITHDRAWAL) { providers { id typicalTime } } }',
      )
    ).paymentProvidersLandingPage.providers.map(({ id, typicalTime }) => [id, typicalTime]),
  );

describe('the progress of a withdrawal', () => {
  it('a withdrawal to a new account is in review once its account was asked for', async () => {
    const player = await somebody();
    const id = await withdrawalId(player, toBank(5_000));
    const asked = await progressOf(player, id);
    expect(reached(asked)).toEqual(['Requested']);
    expect(asked?.missing).toEqual(['Enter your account on our provider’s page.']);
    const { first_name: first, last_name: last } = await dbOf()
      .selectFrom('players')
      .select(['first_name', 'last_name'])
      .where('id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    expect(asked?.holder).toBe(`${first} ${last}`);
    await openWithdrawal(player, id);
    expect(await progressOf(player, id)).toMatchObject({ missing: [] });
    expect(reached(await progressOf(player, id))).toEqual(['Requested', 'In review']);
  });

  it('a withdrawal by cash is ready to pick up, then picked up', async () => {
    const player = await somebody();
    const id = await withdrawalId(player, { paymentProviderId: 'cash-at-casino', facilityId: 'camden-wharf' });
    await settled(player, id, 'PENDING_CASH_PICKUP');
    const ready = await progressOf(player, id);
    expect(reached(ready)).toEqual(['Requested', 'In review', 'Ready to pick up']);
    expect(ready?.missing).toEqual(['Bring a photo ID and your reference.']);
    const { receipt } = (await transactionOf(player, id)) ?? expect.fail('no receipt');
    const reference = receipt.lines.find(({ node }) => node?.label === 'Reference')?.node?.value ?? '';
    await atCounter(server(), reference, 'done');
    await settled(player, id, 'SUCCESSFUL');
    const done = await progressOf(player, id);
    expect(reached(done)).toEqual(['Requested', 'In review', 'Ready to pick up', 'Picked up']);
    expect(done?.stages.at(-1)?.at).not.toBeNull();
    expect(done?.missing).toEqual([]);
  });

  it('a deposit has no progress, nor has another player’s withdrawal', async () => {
    const [player, other] = [await somebody(), await somebody()];
    const paymentMethodId = await paidBy(player);
    const id = await withdrawalId(player, { paymentMethodId });
    expect(await transactionOf(other, id)).toBeNull();
    const { id: depositId } = await dbOf()
      .selectFrom('deposits')
      .select('id')
      .where('player_id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    expect((await transactionOf(player, depositId))?.progress).toBeNull();
  });

  it('the typical time is the median of the latest payouts by the same method, and absent with fewer than five', async () => {
    const player = await somebody();
    const start = Date.parse('2026-01-01T00:00:00Z');
    const paid = (count: number, hours: number, from: number) =>
      dbOf()
        .insertInto('withdrawals')
        .values(
          Array.from({ length: count }, (_, at) => ({
            id: `history${String(from + at).padStart(9, '0')}`,
            player_id: player.playerId,
            provider_id: 'vip-preferred',
            amount: 1_000n,
            currency: 'USD',
            status: 'SUCCESSFUL' as const,
            balance_after: 0n,
            requested_at: new Date(start + (from + at) * 86_400_000),
            completed_at: new Date(start + (from + at) * 86_400_000 + hours * 3_600_000),
          })),
        )
        .execute();
    await paid(4, 2, 0);
    expect((await typicalTimes(player)).get('vip-preferred')).toBeNull();
    await paid(1, 2, 4);
    expect((await typicalTimes(player)).get('vip-preferred')).toBe('about 2 hours');
    await paid(20, 5, 5);
    expect((await typicalTimes(player)).get('vip-preferred')).toBe('about 5 hours');
    expect((await typicalTimes(player)).get('wire-transfer')).toBeNull();
  });
});
