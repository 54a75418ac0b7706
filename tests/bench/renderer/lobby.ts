export type Tile = { readonly id: string; readonly title: string; readonly provider: string; readonly href: string; readonly tag: string };
export type Shelf = { readonly id: string; readonly title: string; readonly tiles: readonly Tile[] };
export type Lobby = readonly Shelf[];

export const SHELVES = 100;
export const TILES = 20;

const TAGS = ['New', 'Exclusive', 'Featured', 'Multiplayer'];

const tile = (shelf: number, at: number): Tile => ({
  id: `game-${shelf}-${at}`,
  title: `Game ${at + 1} of shelf ${shelf + 1}`,
  provider: at % 2 ? 'Lantern Works' : 'Quarry Games',
  href: `/casino/category/slots/game-${shelf}-${at}`,
  tag: TAGS[at % TAGS.length] ?? 'New',
});

export const lobby: Lobby = Array.from({ length: SHELVES }, (_, shelf) => ({
  id: `shelf-${shelf}`,
  title: `Shelf ${shelf + 1}`,
  tiles: Array.from({ length: TILES }, (_each, at) => tile(shelf, at)),
}));

/** Renames one tile. Other objects stay the same. */
export function renamed(before: Lobby, turn: number): Lobby {
  const [shelfAt, tileAt] = [(turn * 37) % SHELVES, (turn * 7) % TILES];
  return before.map((shelf, at) =>
    at === shelfAt
      ? { ...shelf, tiles: shelf.tiles.map((each, index) => (index === tileAt ? { ...each, title: `Renamed ${turn}` } : each)) }
      : shelf,
  );
}

/** Library or code that draws the lobby. `mount` and `show` return when the DOM is complete. */
export type Contender = {
  readonly documentOf: (lobby: Lobby) => unknown;
  readonly mount: (root: HTMLElement, document: unknown) => void;
  readonly show: (document: unknown) => void;
};

export const contend = <D>(contender: {
  readonly documentOf: (lobby: Lobby) => D;
  readonly mount: (root: HTMLElement, document: D) => void;
  readonly show: (document: D) => void;
}): Contender => ({
  documentOf: contender.documentOf,
  mount: (root, document) => contender.mount(root, document as D),
  show: (document) => contender.show(document as D),
});

/** Shelves and tiles drawn since the last reset. Only our renderer counts them. */
export const draws = { shelves: 0, tiles: 0 };
