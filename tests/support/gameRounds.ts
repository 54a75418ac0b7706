import type { Kysely } from 'kysely';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { type Schema, withTransaction } from '#server/platform/store/index.ts';
import type { TestPlayer } from './players.ts';

type Seat = { readonly player: TestPlayer; readonly session: string };
type Staked = { readonly cash: bigint; readonly bonus?: bigint };

let made = 0;
const aName = (of: string): string => `${of}-${(made += 1)}`;

/** Returns functions that open casino sessions and store rounds like the wallet, at the time `now`. */
export function gameRounds(db: () => Kysely<Schema>, now: () => Date) {
  const sit = async (player: TestPlayer, { brand = 'hwc', region = 'US-NJ' } = {}): Promise<Seat> => {
    const session = aName(`seat-${player.playerId}`);
    await db().updateTable('sessions').set({ region }).where('id', '=', player.sessionId).execute();
    const game = { game_id: 'slots', title: 'Slots', currency: 'USD', min_bet: 1n, max_bet: 100_000n, token_hash: session };
    await db()
      .insertInto('casino_sessions')
      .values({ ...game, id: session, player_id: player.playerId, login_id: player.sessionId, launch_id: session, brand, opened_at: now() })
      .execute();
    await db().updateTable('casino_sessions').set({ closed_at: now() }).where('id', '=', session).execute();
    return { player, session };
  };
  const said = (seat: Seat, id: string, kind: 'WAGER' | 'WIN', round: string, { cash, bonus = 0n }: Staked) =>
    db()
      .insertInto('casino_transactions')
      .values({
        ...{ id, kind, session_id: seat.session, player_id: seat.player.playerId, round_id: round },
        ...{ body_hash: '-', is_accepted: true, cash, bonus, answer: '{}', recorded_at: now() },
      })
      .execute();
  const moved = (seat: Seat, kind: 'casino-returned' | 'casino-wagered' | 'casino-won', reference: string, { cash, bonus = 0n }: Staked) =>
    withTransaction(db(), (trx) => {
      const house = houseAccount(kind === 'casino-won' ? 'house-casino-wins' : 'house-casino-wagers', 'USD');
      const entries = [
        { account: playerAccount(seat.player.playerId), cents: cash },
        { account: playerAccount(seat.player.playerId, 'player-bonus'), cents: bonus },
        { account: house, cents: -cash - bonus },
      ];
      return post(trx, [{ kind, reference, round: 0, recordedAt: now(), entries }]);
    });

  const wager = async (seat: Seat, staked: Staked): Promise<string> => {
    const [round, id, bonus] = [aName('round'), aName('wager'), staked.bonus ?? 0n];
    await db()
      .insertInto('casino_rounds')
      .values({
        ...{ id: round, session_id: seat.session, player_id: seat.player.playerId, reference: round, state: 'OPEN', currency: 'USD' },
        ...{ wagered: staked.cash + bonus, balance_after: 0n, started_at: now() },
      })
      .execute();
    await said(seat, id, 'WAGER', round, staked);
    await moved(seat, 'casino-wagered', id, { cash: -staked.cash, bonus: -bonus });
    return round;
  };
  const win = async (seat: Seat, round: string, cash: bigint): Promise<void> => {
    const id = aName('win');
    await said(seat, id, 'WIN', round, { cash });
    await db()
      .updateTable('casino_rounds')
      .set((row) => ({ won: row('won', '+', String(cash)), state: 'SETTLED', ended_at: now() }))
      .where('id', '=', round)
      .execute();
    if (cash > 0n) await moved(seat, 'casino-won', id, { cash });
  };
  const sendBack = async (seat: Seat, round: string): Promise<void> => {
    const { id, cash, bonus } = await db()
      .updateTable('casino_transactions')
      .set({ undone_at: now() })
      .where('round_id', '=', round)
      .returning(['id', 'cash', 'bonus'])
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('casino_rounds')
      .set((row) => ({ returned: row.ref('wagered'), state: 'RETURNED', ended_at: now() }))
      .where('id', '=', round)
      .execute();
    await moved(seat, 'casino-returned', id, { cash: BigInt(cash), bonus: BigInt(bonus) });
  };
  const lose = async (seat: Seat, cash: bigint): Promise<void> => win(seat, await wager(seat, { cash }), 0n);
  return { sit, wager, win, sendBack, lose };
}
