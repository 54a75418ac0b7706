export { closeLot, expireCredit, openLot, usableBalances, usableCredit } from './lots.ts';
export { takenBack } from './takenBack.ts';
