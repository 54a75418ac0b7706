export { closeLot, expireCredit, openLot, usableBalances, usableCredit } from './lots.ts';
