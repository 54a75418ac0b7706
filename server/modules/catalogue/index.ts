export { openCatalogue, type CatalogueOptions } from './openCatalogue.ts';
export type {
  CasinoGame,
  Catalogue,
  CatalogueEvent,
  Competition,
  Crest,
  EventFilter,
  EventStatus,
  FeaturedOffer,
  Market,
  Organization,
  Participant,
  Scoreboard,
  Selection,
  Sport,
  TableOfGame,
} from './types.ts';
