import { describe, expect, test } from 'vitest';
import { withTransaction } from '#server/platform/store/index.ts';
import { makePlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { checkPosted, ensureOperatorAccounts, type Entry, houseAccount, type Journal, playerAccount, post } from './ledger.ts';

const store = useTestStore();
const journal = (reference: string, entries: readonly Entry[], more: Partial<Journal> = {}): Journal => ({
  kind: 'funding',
  reference,
  round: 0,
  recordedAt: NOON,
  entries,
  ...more,
});
const move = (playerId: string, cents: bigint): readonly Entry[] => [
  { account: houseAccount('house-funding', 'USD'), cents: -cents },
  { account: playerAccount(playerId), cents },
];
const posted = (...journals: readonly Journal[]) => withTransaction(store().db, (trx) => post(trx, journals));
const account = (id: string) =>
  store().db.selectFrom('ledger_accounts').select(['balance', 'version']).where('id', '=', id).executeTakeFirstOrThrow();
const entriesOf = (id: string) =>
  store().db.selectFrom('ledger_entries').select(['account_id', 'amount']).where('journal_id', '=', id).orderBy('account_id').execute();

describe('a journal', () => {
  test('a post raises the player’s balance and version once, and keeps no balance of the operator', async () => {
    const { playerId } = await makePlayer(store().db, { cents: 1_000n });
    const before = await account(playerAccount(playerId));
    await posted(journal(`a-${playerId}`, move(playerId, 250n)), journal(`b-${playerId}`, move(playerId, -50n)));
    expect(await account(playerAccount(playerId))).toEqual({ balance: '1200', version: String(BigInt(before.version) + 1n) });
    expect((await account(houseAccount('house-funding', 'USD'))).balance).toBeNull();
    expect(await entriesOf(`funding:a-${playerId}:0`)).toEqual([
      { account_id: houseAccount('house-funding', 'USD'), amount: '-250' },
      { account_id: `player-cash:${playerId}`, amount: '250' },
    ]);
  });

  test('a journal leaves out entries of zero', async () => {
    const { playerId } = await makePlayer(store().db, { cents: 1_000n });
    const nothing = { account: playerAccount(playerId, 'player-bonus'), cents: 0n };
    await posted(journal(`z-${playerId}`, [...move(playerId, 10n), nothing]));
    expect((await entriesOf(`funding:z-${playerId}:0`)).map(({ amount }) => amount)).toEqual(['-10', '10']);
  });

  test('a journal that does not balance is refused with the difference', async () => {
    const { playerId } = await makePlayer(store().db, { cents: 1_000n });
    const entries = [...move(playerId, 10n), { account: houseAccount('house-payouts', 'USD'), cents: -3n }];
    await expect(posted(journal(`off-${playerId}`, entries))).rejects.toThrow(`Journal funding:off-${playerId}:0 is off by -3`);
    expect((await account(playerAccount(playerId))).balance).toBe('1000');
  });

  test('a journal is posted once, and a correction is its next round', async () => {
    const { playerId } = await makePlayer(store().db, { cents: 1_000n });
    const one = journal(`once-${playerId}`, move(playerId, 10n));
    await posted(one);
    await expect(posted(one)).rejects.toMatchObject({ code: '23505' });
    await posted({ ...one, round: 1 });
    expect((await account(playerAccount(playerId))).balance).toBe('1020');
  });

  test('a post that would take a balance below zero is refused', async () => {
    const { playerId } = await makePlayer(store().db, { cents: 1_000n });
    await expect(posted(journal(`deep-${playerId}`, move(playerId, -1_001n)))).rejects.toMatchObject({ code: '23514' });
    await posted(journal(`all-${playerId}`, move(playerId, -1_000n)));
    expect((await account(playerAccount(playerId))).balance).toBe('0');
  });

  test('posting no journals writes nothing', async () => {
    await posted();
  });
});

describe('ledger accounts', () => {
  test('a post to unknown accounts names them', () => {
    const asked = [journal('x', move('nobody', 5n))];
    expect(() => checkPosted([{ moved: 0 }], asked)).toThrow('No such account among player-cash:nobody');
    expect(() => checkPosted([], asked)).toThrow('No such account');
    expect(() => checkPosted([{ moved: 1 }], asked)).not.toThrow();
    const two = [journal('x', [...move('one', 5n), ...move('other', 5n), ...move('one', -5n)])];
    expect(() => checkPosted([{ moved: 1 }], two)).toThrow('player-cash:one, player-cash:other');
  });

  test('the operator’s accounts are created once per currency, without a balance', async () => {
    await ensureOperatorAccounts(store().db, 'CAD');
    await ensureOperatorAccounts(store().db, 'CAD');
    const rows = await store()
      .db.selectFrom('ledger_accounts')
      .select(['id', 'kind', 'balance', 'player_id'])
      .where('currency', '=', 'CAD')
      .where('player_id', 'is', null)
      .orderBy('id')
      .execute();
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['house-funding', 'house-payments', 'house-payouts', 'house-promotions', 'house-stakes', 'house-uncollected']),
    );
    for (const { id, kind, balance } of rows) expect([id, balance]).toEqual([`${kind}:CAD`, null]);
  });
});
