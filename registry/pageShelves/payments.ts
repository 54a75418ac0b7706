/** One chunk: players move from one of these pages to the next. */
export { AnnouncedPayments } from './AnnouncedPayments/AnnouncedPayments.tsx';
export { Helpline } from './Helpline/Helpline.tsx';
export { KeptMethods } from './KeptMethods/KeptMethods.tsx';
export { ManagedMethods } from './ManagedMethods/ManagedMethods.tsx';
export { MethodExclusion } from './MethodExclusion/MethodExclusion.tsx';
export { OutOfState } from './OutOfState/OutOfState.tsx';
export { Payment } from './Payment/Payment.tsx';
export { PaymentAmount } from './PaymentAmount/PaymentAmount.tsx';
export { PaymentButton } from './PaymentButton/PaymentButton.tsx';
export { PaymentConsent } from './PaymentConsent/PaymentConsent.tsx';
export { PaymentGateway } from './PaymentGateway/PaymentGateway.tsx';
export { PaymentMethods } from './PaymentMethods/PaymentMethods.tsx';
export { PaymentNotice } from './PaymentNotice/PaymentNotice.tsx';
export { PaymentPlace } from './PaymentPlace/PaymentPlace.tsx';
export { PaymentTotal } from './PaymentTotal/PaymentTotal.tsx';
export { PromotionCode } from './PromotionCode/PromotionCode.tsx';
export { TransactionReceipt } from './TransactionReceipt/TransactionReceipt.tsx';
