export { announcedOf, cancelAnnounced } from './callBack.ts';
export { createDeposit, validateDeposit } from './createDeposit.ts';
export { depositLanding, type Landing, type OfferedProvider, type PaymentMethod, quickDepositLanding } from './landing.ts';
export { endPaypal } from './paypal.ts';
export { submitDeposit } from './submitDeposit.ts';
