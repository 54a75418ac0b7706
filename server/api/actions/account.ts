import { t } from '#src/shared/text/t.ts';
import { factsOf, isDialogAck } from '#server/content/dialogs/index.ts';
import { ACK_TYPES, reachesDepositThreshold } from '#server/modules/responsibleGaming/rules/index.ts';
import { confirmHarmNotice } from '#server/modules/responsibleGaming/harmGate/index.ts';
import { acknowledgeRealityCheck } from '#server/modules/responsibleGaming/index.ts';
import type { UserPreferenceInput } from '#server/contract/generated/schemaTypes.ts';
import type { DialogSlotParent } from '#server/kinds/nodeParents.ts';
import { acceptChange } from '#server/modules/legal/index.ts';
import type { LegalPlace } from '#server/modules/legal/rules/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type Action, done, refused } from '#server/platform/once.ts';

/** Writes the player's acknowledgement. Refuses an `ackType` that is neither built in nor a dialog type in `slots`. */
export const acknowledge =
  (ackType: string, slots: readonly DialogSlotParent[], now: Date): Action =>
  async (tx, playerId) => {
    if (!ACK_TYPES.has(ackType) && !isDialogAck(ackType, slots))
      return refused('userAck', ['ackType'], t`There is nothing to confirm here. Reload the page.`);
    if (ackType === 'deposit-amount' && !(await hasMuchDeposited(tx, playerId, now)))
      return refused('userAck', ['ackType'], t`There is no deposit amount to confirm yet.`);
    if (ackType === 'reality-check' && !(await acknowledgeRealityCheck(tx, playerId, now)))
      return refused('userAck', ['ackType'], t`There is no reality check to confirm yet.`);
    await tx
      .insertInto('acknowledgements')
      .values({ player_id: playerId, ack_type: ackType, acknowledged_at: now })
      .onConflict((conflict) => conflict.columns(['player_id', 'ack_type']).doUpdateSet({ acknowledged_at: now }))
      .execute();
    if (ackType === 'responsible-gaming')
      await tx.updateTable('players').set({ requires_rg_acknowledgement: false }).where('id', '=', playerId).execute();
    return done;
  };

/** Writes the player's acceptance. Refuses if `ackType` does not name the current terms at `place`. */
export const acceptTerms =
  (ackType: string, place: LegalPlace, now: Date): Action =>
  async (tx, playerId) =>
    (await acceptChange(tx, playerId, place, ackType, now))
      ? done
      : refused('userAck', ['ackType'], t`The terms have changed again. Reload the page to read them.`);

/** Writes that the player confirmed the responsible-gaming notice `ackType`. Refuses unknown notices. */
export const confirmSaferPlay =
  (ackType: string, now: Date): Action =>
  async (tx, playerId) =>
    (await confirmHarmNotice(tx, playerId, ackType, now))
      ? done
      : refused('userAck', ['ackType'], t`There is nothing to confirm here. Reload the page.`);

async function hasMuchDeposited(tx: Trx, playerId: string, now: Date): Promise<boolean> {
  const facts = factsOf(tx, playerId, [], now);
  return reachesDepositThreshold(await facts.region(), await facts.deposited());
}

export const prefer =
  ({ autoAcceptOddsChanges, oddsFormat, casinoBalanceUsagePreferences, emailOffers, emailNews }: UserPreferenceInput): Action =>
  async (tx, playerId) => {
    const changes = {
      ...(typeof autoAcceptOddsChanges === 'boolean' ? { auto_accept_odds_changes: autoAcceptOddsChanges } : {}),
      ...(oddsFormat ? { odds_format: oddsFormat } : {}),
      ...(casinoBalanceUsagePreferences ? { casino_balance_usage: casinoBalanceUsagePreferences } : {}),
      ...(typeof emailOffers === 'boolean' ? { email_offers: emailOffers } : {}),
      ...(typeof emailNews === 'boolean' ? { email_news: emailNews } : {}),
    };
    if (Object.keys(changes).length > 0) await tx.updateTable('players').set(changes).where('id', '=', playerId).execute();
    return done;
  };
