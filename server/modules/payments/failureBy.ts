import type { PaymentFailure } from '#server/platform/store/schema/payments.ts';
import type { VendorStatus } from './types.ts';

/**
 * What the vendor's word has done: nothing that was not `known`; `moved` money of the player's; `noted` how it stands. `refused`: it speaks
 * of no payment of ours, or of another amount.
 */
export type Application = 'known' | 'moved' | 'noted' | 'refused';

const failures: { readonly [S in VendorStatus]?: PaymentFailure } = { DECLINED: 'DECLINED', MISMATCH: 'MISMATCH', EXPIRED: 'ABANDONED' };
/** How a payment fails by a word that is none of approval; what was called back has not been abandoned. */
export const failureBy = (status: VendorStatus, calledBackAt: Date | null = null): PaymentFailure =>
  calledBackAt !== null && status === 'EXPIRED' ? 'CALLED_BACK' : (failures[status] ?? 'DECLINED');
