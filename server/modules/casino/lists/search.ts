import type { CasinoGame, Catalogue } from '#server/modules/catalogue/index.ts';
import { keptCloseNames } from '#server/platform/text/closeNames.ts';
import { rankOf, tokenize, typedWords } from '#server/platform/text/tokenize.ts';
import { type GamePage, pageOf } from './categories.ts';

const indexOf = keptCloseNames();

/** Finds games with words that begin with the typed ones, title matches first. Without a match, finds similar names. */
export function searchGames(
  catalogue: Catalogue,
  { term, limit, offset }: { readonly term: string; readonly limit: number; readonly offset: number },
): GamePage & { readonly isClose: boolean } {
  const typed = typedWords(term);
  const exact = typed.length === 0 ? [] : exactGames(catalogue, typed);
  const isClose = typed.length > 0 && exact.length === 0;
  return { ...pageOf(isClose ? closeGames(catalogue, typed) : exact, limit, offset), isClose };
}

function exactGames(catalogue: Catalogue, typed: readonly string[]): readonly CasinoGame[] {
  return catalogue
    .games()
    .flatMap((game) => {
      const rank = rankOf([...tokenize(game.title), ...tokenize(game.provider), ...tokenize(game.category)], typed);
      return rank === null ? [] : [{ game, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}

function closeGames(catalogue: Catalogue, typed: readonly string[]): readonly CasinoGame[] {
  const index = indexOf(
    catalogue,
    catalogue.games().map(({ id, title, provider }) => ({ id, name: `${title} ${provider}` })),
  );
  return index.withAll(typed).flatMap((id) => catalogue.game(id) ?? []);
}
