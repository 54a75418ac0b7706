import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import { usableCredit } from '#server/modules/wallet/credit/index.ts';
import type { Reward, Rewards } from './rewards.ts';

const DAY_MS = 86_400_000;
/** A token that is given back remains valid for at least this long. */
const BACK_FOR_MS = 7 * DAY_MS;

const IN_THE_SLIP = ['free-bets', 'free-wagers', 'profit-boosts'] as const;

const tokensQuery = (db: Kysely<Schema>, playerId: string) =>
  db
    .selectFrom('awards')
    .leftJoin('sports', 'sports.id', 'awards.sport_id')
    .leftJoin('events', 'events.id', 'awards.event_id')
    .selectAll('awards')
    .select(['sports.name as sport_name', 'events.name as event_name'])
    .where('awards.player_id', '=', playerId)
    .where('awards.kind', 'in', [...IN_THE_SLIP])
    .where('awards.withdrawn_at', 'is', null)
    .orderBy('awards.expires_at')
    .orderBy('awards.id');

type TokenRow = Row<'awards'> & { sport_name: string | null; event_name: string | null };

function toReward(row: TokenRow): Reward[] {
  const terms = {
    id: row.id,
    title: row.title,
    fewestLegs: row.fewest_legs,
    mostLegs: row.most_legs,
    only:
      row.event_id !== null
        ? { kind: 'event' as const, id: row.event_id, name: row.event_name ?? row.event_id }
        : row.sport_id !== null
          ? { kind: 'sport' as const, id: row.sport_id, name: row.sport_name ?? row.sport_id }
          : null,
    effectiveAt: row.effective_at,
    expiresAt: row.expires_at,
    isPaused: row.is_paused,
    redeemedBetId: row.redeemed_bet_id,
  };
  if (row.kind === 'profit-boosts') {
    const mostStakeCents = row.most_stake === null ? null : BigInt(row.most_stake);
    const mostExtraCents = row.most_extra === null ? null : BigInt(row.most_extra);
    const boost = { percent: row.boost_percent ?? 0, mostStakeCents, mostExtraCents };
    return row.boost_percent === null ? [] : [{ ...terms, kind: 'profit-boost', boost }];
  }
  return row.amount === null ? [] : [{ ...terms, kind: 'free-bet', cents: BigInt(row.amount) }];
}

/** Reads credit and unused tokens, soonest expiry first. Empty for restricted players (checklist 14). */
export async function readRewards(db: Kysely<Schema>, playerId: string, now: Date): Promise<Rewards> {
  const [rows, creditCents, player] = await Promise.all([
    tokensQuery(db, playerId).where('awards.redeemed_bet_id', 'is', null).execute(),
    usableCredit(db, playerId, now),
    db.selectFrom('players').select('is_restricted').where('id', '=', playerId).executeTakeFirst(),
  ]);
  if (player?.is_restricted !== false) return { creditCents: 0n, tokens: new Map() };
  return { creditCents, tokens: new Map(rows.flatMap(toReward).map((reward) => [reward.id, reward])) };
}

/** Reads the credit and locks the tokens used. Lock the wallet first, which guards the credit. */
export async function lockRewards(trx: Trx, playerId: string, uses: readonly RewardUse[], now: Date): Promise<Rewards> {
  const ids = uses.flatMap((use) => (use.kind === 'promotional-credit' ? [] : [use.id]));
  const rows = ids.length === 0 ? [] : await tokensQuery(trx, playerId).where('awards.id', 'in', ids).forUpdate('awards').execute();
  const tokens = rows.flatMap(toReward).map((reward) => [reward.id, reward] as const);
  const isOnCredit = uses.some(({ kind }) => kind === 'promotional-credit');
  return { creditCents: isOnCredit ? await usableCredit(trx, playerId, now) : 0n, tokens: new Map(tokens) };
}

/** Marks the token as used by the bet. Throws if the token is missing or used. */
export async function redeem(trx: Trx, tokenId: string, betId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('awards')
    .set({ redeemed_at: now, redeemed_bet_id: betId })
    .where('id', '=', tokenId)
    .where('redeemed_bet_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`The reward ${tokenId} was used before`);
}

/** Locks tokens; returns by token the bet that uses it, or null. Lock the cash accounts first. */
export async function lockHolders(trx: Trx, tokenIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const rows = await trx
    .selectFrom('awards')
    .select(['id', 'redeemed_bet_id'])
    .where('id', 'in', [...tokenIds])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, redeemed_bet_id: betId }) => [id, betId]));
}

type Back = { readonly mostStakeCents: Cents | null; readonly now: Date };

/**
 * Gives the bet's token back to the player. If part of a boost was used, the next use can stake at most `mostStakeCents`. Writes;
 * idempotent.
 */
export async function giveBack(trx: Trx, betId: string, { mostStakeCents, now }: Back): Promise<void> {
  await trx
    .updateTable('awards')
    .set((award) => ({
      redeemed_at: null,
      redeemed_bet_id: null,
      ...(mostStakeCents === null ? {} : { most_stake: mostStakeCents }),
      expires_at: award
        .case()
        .when('expires_at', 'is', null)
        .then(null)
        .else(award.fn<Date>('greatest', ['expires_at', award.val(new Date(now.getTime() + BACK_FOR_MS))]))
        .end(),
    }))
    .where('redeemed_bet_id', '=', betId)
    .execute();
}

/** After a correction, marks returned tokens as used by their bets again. Skips tokens that another bet uses now. Writes. */
export async function takeAgain(
  trx: Trx,
  tokens: readonly { readonly tokenId: string; readonly betId: string }[],
  now: Date,
): Promise<void> {
  for (const { tokenId, betId } of tokens)
    await trx
      .updateTable('awards')
      .set({ redeemed_at: now, redeemed_bet_id: betId, withdrawn_at: null })
      .where('id', '=', tokenId)
      .where('redeemed_bet_id', 'is', null)
      .execute();
}
