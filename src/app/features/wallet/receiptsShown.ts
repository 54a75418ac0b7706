import { happened } from '#src/platform/analytics/happened.ts';

/** Product §4. */
export const tellReceiptShown = (): void => happened({ type: 'receipt-shown' });
