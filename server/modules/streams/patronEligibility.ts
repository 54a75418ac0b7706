import type { Kysely } from 'kysely';
import { usableBalances } from '#server/modules/wallet/credit/index.ts';
import { permits } from '#server/modules/betting/placement/index.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { PatronEligibility } from './rules/decide.ts';

export type Patron = { readonly playerId: string; readonly sessionId: string; readonly ip: string };

const BETS_THAT_COUNT = ['OPEN', 'SETTLED'] as const;

export async function patronEligibilityOf(
  db: Kysely<Schema>,
  { playerId, sessionId, ip }: Patron,
  eventId: string,
  now: Date,
): Promise<PatronEligibility> {
  const [verdict, bet, balances] = await Promise.all([
    db.selectFrom('geo_verdicts').select(['is_allowed', 'ip_address', 'expires_at']).where('session_id', '=', sessionId).executeTakeFirst(),
    db
      .selectFrom('bets')
      .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
      .select('bets.id')
      .where('bets.player_id', '=', playerId)
      .where('bets.status', 'in', BETS_THAT_COUNT)
      .where('bet_legs.event_id', '=', eventId)
      .limit(1)
      .executeTakeFirst(),
    usableBalances(db, playerId, now),
  ]);
  return {
    isLocated: permits(verdict ? { isAllowed: verdict.is_allowed, ip: verdict.ip_address, expiresAt: verdict.expires_at } : null, ip, now),
    hasBetOnEvent: bet !== undefined,
    hasCash: balances.cash > 0n,
    hasBonus: balances.bonus > 0n,
  };
}
