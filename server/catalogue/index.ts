export { openCatalogue, type CatalogueOptions } from './openCatalogue.ts';
export { WORLD_CHANNEL } from './listen.ts';
export type {
  CasinoGame,
  Catalogue,
  CatalogueEvent,
  Competition,
  Crest,
  EventFilter,
  EventStatus,
  Market,
  Organization,
  Participant,
  Scoreboard,
  Selection,
  Sport,
  TableOfGame,
} from './types.ts';
