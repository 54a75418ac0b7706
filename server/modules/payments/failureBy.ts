import type { PaymentFailure } from '#server/platform/store/schema/payments.ts';
import type { VendorStatus } from './types.ts';

/**
 * Effect of a vendor's message. `known`: none. `noted`: changed the status. `moved`: changed the balance. `refused`: payment unknown, or
 * amount or currency differ.
 */
export type Application = 'known' | 'moved' | 'noted' | 'refused';

const failures: { readonly [S in VendorStatus]?: PaymentFailure } = { DECLINED: 'DECLINED', MISMATCH: 'MISMATCH', EXPIRED: 'ABANDONED' };
export const failureBy = (status: VendorStatus, calledBackAt: Date | null = null): PaymentFailure =>
  calledBackAt !== null && status === 'EXPIRED' ? 'CALLED_BACK' : (failures[status] ?? 'DECLINED');
