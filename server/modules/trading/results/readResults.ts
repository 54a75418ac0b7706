import { ok, type Result } from '#src/shared/values/result.ts';
import type { Fault } from '../import/csv.ts';
import type { FeedGame } from '../import/feedGame.ts';
import { type Placing, readPlacings } from './placings.ts';
import { readFeed } from '../import/readFeed.ts';

/** What a file of results says: how games ended, or where the runners of markets of many came in. */
export type Results =
  | { readonly of: 'games'; readonly games: readonly FeedGame[] }
  | { readonly of: 'placings'; readonly placings: readonly Placing[] };

/** Knows which of the two it is by its columns. */
export function readResults(text: string): Result<Results, readonly Fault[]> {
  const placings = readPlacings(text);
  if (placings) return placings.ok ? ok({ of: 'placings', placings: placings.value }) : placings;
  const games = readFeed(text);
  return games.ok ? ok({ of: 'games', games: games.value }) : games;
}
