export { closeLot, expireCredit, openLot, usableCredit } from './lots.ts';
