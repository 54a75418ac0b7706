export { facilitiesOf } from './facilities.ts';
export { CARD_CODE, hasPageFor, providerOf } from './providers.ts';
export type { PayWay } from './ways.ts';
