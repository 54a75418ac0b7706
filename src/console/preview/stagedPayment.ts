import { centsIn } from '#src/shared/payments/depositForm.ts';
import type { Payment } from '#registry/parts/payment/payment.ts';
import { offeredProviders, promisedWithdrawal } from '#fixtures/worlds/payments.ts';

const nothing = (): void => undefined;
const [debitCard] = offeredProviders;
const AMOUNT = '50.00';

/** Sample payment that shows all parts of the form and sends nothing. */
export const stagedPayment: Payment = {
  way: 'withdrawal',
  landing: { at: 'none' },
  draft: {
    providers: offeredProviders,
    provider: debitCard,
    choose: nothing,
    methodId: debitCard.methods[0].id,
    chooseMethod: nothing,
    places: [{ id: 'pier', name: 'Pier Casino', text: '18 Pier Road, Atlantic City', note: 'Daily: 9:00 AM – 11:00 PM', isOff: false }],
    placeId: 'pier',
    choosePlace: nothing,
    amount: AMOUNT,
    cents: centsIn(AMOUNT),
    type: nothing,
    promotionCode: '',
    typeCode: nothing,
    available: 6_000n,
    problems: { amount: null, general: null },
    isBusy: false,
  },
  confirming: { confirmation: promisedWithdrawal, sending: 'idle', problem: null, confirm: nothing, back: nothing },
};
