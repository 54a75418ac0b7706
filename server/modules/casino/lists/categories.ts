import { t } from '#src/shared/text/t.ts';
import type { CasinoGame, Catalogue } from '#server/modules/catalogue/index.ts';

export type GameList = { readonly slug: string; readonly label: string; readonly icon: string; readonly games: readonly CasinoGame[] };
export type GamePage = { readonly games: readonly CasinoGame[]; readonly offset: number; readonly total: number };

const MAX_PAGE = 60;

type Test = (game: CasinoGame) => boolean;

const lists: readonly (readonly [slug: string, label: string, icon: string, test: Test])[] = [
  ['all', t`All games`, 'club', () => true],
  ['slots', t`Slots`, 'slots', ({ category }) => category === 'slots'],
  ['jackpots', t`Jackpots`, 'gem', ({ category, jackpot }) => category === 'jackpots' && jackpot !== null],
  ['live-dealer', t`Live dealer`, 'tv', ({ category, table }) => category === 'live-dealer' && table !== null],
  ['wheels', t`Money wheels`, 'wheel', ({ category }) => category === 'wheels'],
  ['table-games', t`Table games`, 'table-games', ({ category }) => category === 'table-games'],
  ['new', t`New`, 'sparkles', ({ newBadge }) => newBadge],
  ['exclusive', t`Exclusives`, 'crown', ({ exclusive }) => exclusive],
];

const filters = {
  featured: [t`Featured`, ({ featured }) => featured],
  new: [t`New`, ({ newBadge }) => newBadge],
  exclusive: [t`Exclusive`, ({ exclusive }) => exclusive],
  jackpot: [t`Jackpot`, ({ jackpot }) => jackpot !== null],
  multiplayer: [t`Multiplayer`, ({ multiplayer }) => multiplayer],
  practice: [t`Practice mode`, ({ demoAvailable }) => demoAvailable],
  'free-reward': [t`Free Reward`, ({ freeReward }) => freeReward],
} as const satisfies Readonly<Record<string, readonly [string, Test]>>;

type FilterId = keyof typeof filters;
const isFilter = (id: string): id is FilterId => Object.hasOwn(filters, id);
export const filterLabel = (id: FilterId): string => filters[id][0];

export const casinoLists = (catalogue: Catalogue): readonly GameList[] => {
  const games = catalogue.games();
  return lists.map(([slug, label, icon, test]) => ({ slug, label, icon, games: games.filter(test) })).filter(hasGames);
};

export function studioLists(catalogue: Catalogue): readonly GameList[] {
  const games = catalogue.games();
  return [...new Set(games.map(({ provider }) => provider))]
    .map((label) => ({ slug: studioSlug(label), label, icon: 'parlay', games: games.filter(({ provider }) => provider === label) }))
    .toSorted((a, b) => b.games.length - a.games.length || (a.label < b.label ? -1 : 1));
}

function jackpotLists(catalogue: Catalogue): readonly GameList[] {
  const games = catalogue.games().filter(({ jackpot }) => jackpot !== null);
  return [...new Set(games.flatMap(({ jackpot }) => jackpot?.label ?? []))].map((label) => ({
    slug: jackpotList(slugOf(label)),
    label: t`${label} jackpot`,
    icon: 'gem',
    games: games.filter(({ jackpot }) => jackpot?.label === label),
  }));
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
export const jackpotList = (slug: string): string => `jackpot-${slug}`;

const hasGames = ({ games }: GameList): boolean => games.length > 0;
const studioSlug = (name: string): string => `by-${slugOf(name)}`;

export const gameList = (catalogue: Catalogue, slug: string): GameList | null =>
  [...casinoLists(catalogue), ...studioLists(catalogue), ...jackpotLists(catalogue)].find((list) => list.slug === slug) ?? null;

/** Lists that contain the game, its studio's first. Omits the list of all games. */
export const listsOfGame = (catalogue: Catalogue, { id }: Pick<CasinoGame, 'id'>): readonly GameList[] =>
  [...studioLists(catalogue), ...casinoLists(catalogue), ...jackpotLists(catalogue)].filter(
    ({ slug, games }) => slug !== 'all' && games.some((game) => game.id === id),
  );

export const pathOfList = (slug: string): string => `/casino/category/${slug}`;

export function gamesOfList(
  catalogue: Catalogue,
  { slug, filters: wanted, limit, offset }: { slug: string; filters: readonly string[]; limit: number; offset: number },
): GamePage {
  const games = wanted.every(isFilter) ? (gameList(catalogue, slug)?.games ?? []) : [];
  return pageOf(
    games.filter((game) => wanted.every((id) => isFilter(id) && filters[id][1](game))),
    limit,
    offset,
  );
}

export function pageOf(games: readonly CasinoGame[], limit: number, offset: number): GamePage {
  const from = Math.max(0, Math.trunc(offset));
  const count = Math.min(MAX_PAGE, Math.max(0, Math.trunc(limit)));
  return { games: games.slice(from, from + count), offset: from, total: games.length };
}
