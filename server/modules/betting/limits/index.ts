export { setMarketLimits } from './marketLimits.ts';
export { readPlayerLimits, setPlayerLimits } from './playerLimits.ts';
