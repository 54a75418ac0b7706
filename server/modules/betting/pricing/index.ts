export { linesToBuy } from './buyPoints.ts';
export { type LineToPrice, soldPrice } from './halfPointPrices.ts';
export { familyOf, type LineNow, type LinesNow } from './linesNow.ts';
export { closureOf, type Offer, readOffers, usualLimits } from './offer.ts';
export type { ShownGame } from './sameGamePrice.ts';
export { ticketOf } from './ticket.ts';
