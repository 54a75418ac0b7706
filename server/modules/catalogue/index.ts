export { openCatalogue } from './openCatalogue.ts';
export type {
  CasinoGame,
  Catalogue,
  CatalogueEvent,
  Competition,
  Crest,
  FeaturedOffer,
  Market,
  Organization,
  Participant,
  Selection,
  Sport,
} from './types.ts';
