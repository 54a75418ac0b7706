export { assess, type Assessed, type PriceRequest, type PriceRequestRefusal } from './assess.ts';
export { giveBackPrices } from './giveBackPrices.ts';
export { watchHandPrices } from './handPriceWatch.ts';
export { holdPrices } from './holdPrices.ts';
export { listHandPrices } from './listHandPrices.ts';
export { marketNow } from './marketNow.ts';
