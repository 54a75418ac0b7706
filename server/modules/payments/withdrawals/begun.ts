import { hasPageFor } from '../rules/providers.ts';
import type { Withdrawal } from '../types.ts';

/** Whether nothing is asked of the player before the vendor is told. */
export const needsNoPage = ({ method_id: methodId, provider_id: providerId, returns_deposit_id: returned }: Withdrawal): boolean =>
  methodId !== null || returned !== null || !hasPageFor(providerId, 'out');

/** Whether the vendor may have heard of it: from then on the vendor alone ends it. */
export const isBegun = (withdrawal: Withdrawal): boolean => withdrawal.page_origin !== null || needsNoPage(withdrawal);
