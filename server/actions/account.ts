import type { UserPreferenceInput } from '../gql/resolvers.ts';
import { type Act, done, refused } from './once.ts';

/** What may be acknowledged. */
const ACK_TYPES: ReadonlySet<string> = new Set([
  'responsible-gaming',
  'referral',
  'terms',
  'location-prompt',
  'promotion-terms',
  'deposit-amount',
]);

export const acknowledge =
  (ackType: string, now: Date): Act =>
  async (tx, playerId) => {
    if (!ACK_TYPES.has(ackType)) return refused('userAck', ['ackType'], 'There is nothing of this name to acknowledge.');
    await tx
      .insertInto('acknowledgements')
      .values({ player_id: playerId, ack_type: ackType, acknowledged_at: now })
      .onConflict((conflict) => conflict.columns(['player_id', 'ack_type']).doUpdateSet({ acknowledged_at: now }))
      .execute();
    if (ackType === 'responsible-gaming')
      await tx.updateTable('players').set({ requires_rg_acknowledgement: false }).where('id', '=', playerId).execute();
    return done;
  };

export const prefer =
  ({ autoAcceptOddsChanges, oddsFormat }: UserPreferenceInput): Act =>
  async (tx, playerId) => {
    const changes = {
      ...(typeof autoAcceptOddsChanges === 'boolean' ? { auto_accept_odds_changes: autoAcceptOddsChanges } : {}),
      ...(oddsFormat ? { odds_format: oddsFormat } : {}),
    };
    if (Object.keys(changes).length > 0) await tx.updateTable('players').set(changes).where('id', '=', playerId).execute();
    return done;
  };
