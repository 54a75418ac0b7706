import { ok, type Result } from '#src/shared/values/result.ts';
import type { Fault } from '../import/csv.ts';
import type { FeedGame } from '../import/feedGame.ts';
import { type Placing, readPlacings } from './placings.ts';
import { readFeed } from '../import/readFeed.ts';

export type Results =
  | { readonly of: 'games'; readonly games: readonly FeedGame[] }
  | { readonly of: 'placings'; readonly placings: readonly Placing[] };

export function readResults(text: string): Result<Results, readonly Fault[]> {
  const placings = readPlacings(text);
  if (placings) return placings.ok ? ok({ of: 'placings', placings: placings.value }) : placings;
  const games = readFeed(text);
  return games.ok ? ok({ of: 'games', games: games.value }) : games;
}
