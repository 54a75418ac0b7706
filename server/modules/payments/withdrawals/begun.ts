import { hasPageFor } from '../rules/providers.ts';
import type { Withdrawal } from '../types.ts';

export const needsNoPage = ({ method_id: methodId, provider_id: providerId, returns_deposit_id: returned }: Withdrawal): boolean =>
  methodId !== null || returned !== null || !hasPageFor(providerId, 'out');

/** True if the vendor may know the withdrawal; then only the vendor can end it. */
export const isBegun = (withdrawal: Withdrawal): boolean => withdrawal.page_origin !== null || needsNoPage(withdrawal);
