/** Puts these shelves into one chunk, so that the payment form appears as a whole. */
export { KeptMethods } from './KeptMethods/KeptMethods.tsx';
export { OutOfState } from './OutOfState/OutOfState.tsx';
export { Payment } from './Payment/Payment.tsx';
export { PaymentAmount } from './PaymentAmount/PaymentAmount.tsx';
export { PaymentButton } from './PaymentButton/PaymentButton.tsx';
export { PaymentMethods } from './PaymentMethods/PaymentMethods.tsx';
export { PaymentNotice } from './PaymentNotice/PaymentNotice.tsx';
export { PaymentPlace } from './PaymentPlace/PaymentPlace.tsx';
