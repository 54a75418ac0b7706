import type { CasinoGame, Catalogue } from '#server/modules/catalogue/index.ts';
import { rankOf, typedWords, tokenize } from '#server/platform/text/tokenize.ts';
import { type GamePage, pageOf } from './categories.ts';

/** Finds games in which a word begins with each typed word; titles rank before studios and categories. */
export function searchGames(
  catalogue: Catalogue,
  { term, limit, offset }: { readonly term: string; readonly limit: number; readonly offset: number },
): GamePage {
  const typed = typedWords(term);
  if (typed.length === 0) return pageOf([], limit, offset);
  const ranked = catalogue.games().flatMap((game) => found(game, typed));
  return pageOf(
    ranked.toSorted((a, b) => a.rank - b.rank).map(({ game }) => game),
    limit,
    offset,
  );
}

function found(game: CasinoGame, typed: readonly string[]): { readonly game: CasinoGame; readonly rank: number }[] {
  const rank = rankOf([...tokenize(game.title), ...tokenize(game.provider), ...tokenize(game.category)], typed);
  return rank === null ? [] : [{ game, rank }];
}
