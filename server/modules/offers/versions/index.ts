export { enrol, type EnrolRefusal } from './enrol.ts';
export { allOffers, findOffer, putInForce, type StandingOffer, stopOffer } from './versions.ts';
export { offerFigures } from './figures.ts';
