import type { Price } from '#src/shared/money/odds.ts';
import { priceOfGame, type SameGameLeg } from '#src/shared/betting/sameGame/price.ts';
import type { BetTerms, GamePrice } from './betTerms.ts';

type Leg = SameGameLeg & { readonly eventId: string };

/**
 * For the `REPRICE` policy, stores the price of every smaller set of legs, because later price models must not change accepted odds
 * (checklist 23).
 */
export function withPartPrices(terms: BetTerms, legs: readonly Leg[]): BetTerms {
  if (terms.policy !== 'REPRICE') return terms;
  const games = Object.entries(terms.games).map(([eventId, price]): [string, GamePrice] => {
    const group = legs.filter((leg) => leg.eventId === eventId);
    return [eventId, group.length > 2 ? { ...price, parts: partsOf(group) } : price];
  });
  return { ...terms, games: Object.fromEntries(games) };
}

export const partPrice = (together: GamePrice | null, left: readonly SameGameLeg[], group: readonly SameGameLeg[]): Price | null =>
  together?.parts?.[nameOfPart(left, group)] ?? null;

function partsOf(group: readonly Leg[]): Readonly<Record<string, Price>> {
  const parts = group.reduce<readonly (readonly Leg[])[]>((some, leg) => [...some, ...some.map((one) => [...one, leg])], [[]]);
  return Object.fromEntries(
    parts
      .filter((part) => part.length > 1 && part.length < group.length)
      .flatMap((part) => {
        const priced = priceOfGame(part);
        return priced.ok ? [[nameOfPart(part, group), priced.value]] : [];
      }),
  );
}

function nameOfPart(part: readonly SameGameLeg[], group: readonly SameGameLeg[]): string {
  const names = group.map(nameOf).toSorted();
  return part
    .map((leg) => names.indexOf(nameOf(leg)))
    .toSorted((a, b) => a - b)
    .join('');
}

const nameOf = ({ marketType, selectionType, points }: SameGameLeg): string => [marketType, selectionType, points].join(' ');
