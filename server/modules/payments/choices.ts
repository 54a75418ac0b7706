import { t } from '#src/shared/text/t.ts';
import { type Action, done, refused } from '#server/platform/once.ts';
import { providerOf } from './rules/providers.ts';

/** Excludes a provider for a player; only an operator can undo this. */
export const excludeProvider =
  (providerId: string, type: 'DEPOSIT' | 'WITHDRAWAL', now: Date): Action =>
  async (trx, playerId) => {
    if (!providerOf(providerId)) return refused('excludePaymentMethod', ['paymentProviderId'], t`We could not find this payment method.`);
    await trx
      .insertInto('excluded_providers')
      .values({ player_id: playerId, provider_id: providerId, transaction_type: type, excluded_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return done;
  };

export const removeMethod =
  (methodId: string, now: Date): Action =>
  async (trx, playerId) => {
    const gone = await trx
      .updateTable('payment_methods')
      .set({ removed_at: now })
      .where('id', '=', methodId)
      .where('player_id', '=', playerId)
      .where('removed_at', 'is', null)
      .returning('id')
      .execute();
    return gone.length > 0 ? done : refused('paymentMethodDelete', ['paymentMethodId'], t`We could not find this card or account.`);
  };
