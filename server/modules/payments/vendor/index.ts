export type { CardGateway, Direction, VendorStatus } from '../types.ts';
export { applyWord } from './applyWord.ts';
export { resolveDoubts } from './doubts.ts';
export { openGateway } from './gateway.ts';
export { CALLBACK_AUDIENCE, CALLBACK_TYPE, type PaymentVendor, readCallback } from './vendor.ts';
