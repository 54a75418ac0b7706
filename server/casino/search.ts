import type { CasinoGame, Catalogue } from '../catalogue/index.ts';
import { type GamePage, pageOf } from './categories.ts';

const MAX_TERM = 64;
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Games of which every typed word begins a word: in the title before studio and sort, an early word before a late one. Nothing typed finds nothing. */
export function searchGames(
  catalogue: Catalogue,
  { term, limit, offset }: { readonly term: string; readonly limit: number; readonly offset: number },
): GamePage {
  const typed = wordsOf(term.slice(0, MAX_TERM));
  const ranked = typed.length === 0 ? [] : catalogue.games().flatMap((game) => found(game, typed));
  return pageOf(
    ranked.toSorted((a, b) => a.rank - b.rank).map(({ game }) => game),
    limit,
    offset,
  );
}

function found(game: CasinoGame, typed: readonly string[]): { readonly game: CasinoGame; readonly rank: number }[] {
  const words = [...wordsOf(game.title), ...wordsOf(game.provider), ...wordsOf(game.category)];
  const places = typed.map((word) => words.findIndex((each) => each.startsWith(word)));
  return places.includes(-1) ? [] : [{ game, rank: places.reduce((sum, place) => sum + place, 0) }];
}
