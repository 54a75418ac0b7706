import type { CasinoGame, CatalogueEvent } from '#server/modules/catalogue/index.ts';
import type { ItemName, Items } from './items.ts';

type Ids = { readonly [I in ItemName]?: (item: Items[I]) => readonly string[] };

const idOf = ({ id }: CatalogueEvent | CasinoGame): string => id;

const ids: Ids = {
  event: (event) => [event.id],
  events: (events) => events.map(idOf),
  game: (game) => [game.id],
  games: (games) => games.map(idOf),
  freeGames: (freeGames) => freeGames.map(({ game }) => game.id),
  liveTables: (tables) => tables.map(({ game }) => game.id),
};

export function idsOf<I extends ItemName>(item: I, value: Items[I] | null): readonly string[] {
  return value === null ? [] : (ids[item]?.(value) ?? []);
}

export const isSubject = (item: ItemName): boolean => item === 'event' || item === 'game';

export const takesExclusion = (item: ItemName): item is 'events' | 'games' => item === 'events' || item === 'games';
