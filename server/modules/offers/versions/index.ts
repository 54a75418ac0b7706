export { enrol, type EnrolRefusal } from './enrol.ts';
export { allOffers, findOffer, putInForce, type OfferRecord, stopOffer } from './versions.ts';
export { offerFigures } from './figures.ts';
export { expectedCost } from './paid.ts';
export { offerUptake } from './uptake.ts';
