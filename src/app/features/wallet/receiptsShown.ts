import { happened } from '#src/platform/analytics/happened.ts';

/** A receipt that a player was shown is counted (product §4). */
export const tellReceiptShown = (): void => happened({ type: 'receipt-shown' });
