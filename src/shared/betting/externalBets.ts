import type { Price } from '../money/odds.ts';
import { ratio } from '../money/ratio.ts';

export type ExternalBet = { readonly selectionId: string; readonly price: Price };

const PARAMETERS = { id: 'marketSelectionId', num: 'oddsNumerator', den: 'oddsDenominator' } as const;
const ID = /^[A-Za-z0-9:._-]{1,160}$/;
const WHOLE = /^[1-9]\d{0,11}$/;
const MOST = 20;

/** Reads up to `MOST` bets from a URL's query. Skips malformed (product §5) and duplicate bets. */
export function externalBetsIn(query: URLSearchParams): readonly ExternalBet[] {
  const nums = query.getAll(PARAMETERS.num);
  const dens = query.getAll(PARAMETERS.den);
  const bets = new Map<string, ExternalBet>();
  for (const [at, selectionId] of query.getAll(PARAMETERS.id).entries()) {
    const [num, den] = [nums[at] ?? '', dens[at] ?? ''];
    if (bets.size < MOST && ID.test(selectionId) && WHOLE.test(num) && WHOLE.test(den) && !bets.has(selectionId))
      bets.set(selectionId, { selectionId, price: ratio(BigInt(num), BigInt(den)) });
  }
  return [...bets.values()];
}

export function withoutExternalBets(query: URLSearchParams): URLSearchParams | null {
  if (!Object.values(PARAMETERS).some((name) => query.has(name))) return null;
  const rest = new URLSearchParams(query);
  for (const name of Object.values(PARAMETERS)) rest.delete(name);
  return rest;
}
