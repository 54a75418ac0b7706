export { facilitiesOf } from './facilities.ts';
export { CARD_CODE, hasPageFor, providerOf, providers } from './providers.ts';
export type { PayWay } from './ways.ts';
