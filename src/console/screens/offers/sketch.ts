import type { OfferDraft } from '#src/shared/offers/document.ts';
import { formatAmerican, priceFromAmerican } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { centsIn, dollars } from '../trading/cents.ts';

export type Sketch = {
  readonly id: string;
  readonly brands: readonly string[];
  readonly regions: readonly string[];
  readonly least: string;
  readonly sport: string;
  readonly odds: string;
  readonly award: string;
  readonly days: string;
  readonly most: string;
  readonly budget: string;
  readonly from: string;
  readonly until: string;
  /** Version in force; null for a new offer. */
  readonly base: OfferDraft | null;
};

export const EMPTY: Sketch = {
  ...{ id: '', brands: [], regions: [], least: '$10.00', sport: '', odds: '', award: '$5.00', days: '7' },
  ...{ most: '1', budget: '', from: '', until: '', base: null },
};

export function sketchOf(base: OfferDraft): Sketch {
  const { id, brands, regions, qualifies, pays, mostAwards, budgetCents, from, until } = base;
  const { on, leastOdds } = qualifies;
  return {
    ...{ id, brands, regions, least: dollars(qualifies.leastCents), award: dollars(pays.cents), days: String(pays.days) },
    ...{ sport: on?.id ?? '', odds: leastOdds === null ? '' : formatAmerican(ratio(BigInt(leastOdds.num), BigInt(leastOdds.den))) },
    ...{ most: mostAwards === null ? '' : String(mostAwards), budget: budgetCents === null ? '' : dollars(budgetCents) },
    ...{ from: from.slice(0, 16), until: until?.slice(0, 16) ?? '', base },
  };
}

const wholeIn = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null);
const oddsIn = (text: string): { readonly num: number; readonly den: number } | null => {
  const american = Number(text.trim());
  if (text.trim() === '' || !Number.isInteger(american) || Math.abs(american) < 100) return null;
  const { num, den } = priceFromAmerican(american);
  return { num: Number(num), den: Number(den) };
};

export function typedProblems({ id, least, award, days, odds, from, most, budget }: Sketch): readonly string[] {
  return [
    ...(/^[a-z0-9][a-z0-9-]{0,63}$/.test(id) ? [] : ['The id has lower-case letters, digits and hyphens.']),
    ...(centsIn(least) ? [] : ['Enter the least bet as an amount.']),
    ...(centsIn(award) ? [] : ['Enter the bonus bet as an amount.']),
    ...(wholeIn(days) ? [] : ['Enter the days as a whole number.']),
    ...(odds.trim() === '' || oddsIn(odds) ? [] : ['Enter American odds such as -200, or leave them empty.']),
    ...(from === '' ? ['Enter when the offer starts.'] : []),
    ...(most.trim() === '' || wholeIn(most) ? [] : ['Enter the awards of one person as a whole number.']),
    ...(budget.trim() === '' || centsIn(budget) ? [] : ['Enter the budget as an amount.']),
  ];
}

const instantIn = (typed: string, before: string | null | undefined): string => (before?.slice(0, 16) === typed ? before : `${typed}Z`);

/** Requires that `typedProblems` finds none. */
export function draftOf(sketch: Sketch): OfferDraft {
  const { base, from, until } = sketch;
  const before = base && { ...sketchOf(base), qualifies: base.qualifies };
  return {
    ...{ id: sketch.id, brands: sketch.brands, regions: sketch.regions, joining: base?.joining ?? 'opt-in' },
    currency: sketch.regions.some((region) => region.startsWith('CA-')) ? 'CAD' : 'USD',
    from: instantIn(from, base?.from),
    until: until === '' ? null : instantIn(until, base?.until),
    qualifies: {
      ...{ kind: 'bet', leastCents: centsIn(sketch.least) ?? 0, paidWith: ['cash'] },
      leastOdds: before?.odds === sketch.odds ? before.qualifies.leastOdds : oddsIn(sketch.odds),
      on: before && before.sport === sketch.sport.trim() ? before.qualifies.on : sportOf(sketch),
    },
    pays: { kind: 'bonus-bet', cents: centsIn(sketch.award) ?? 0, days: wholeIn(sketch.days) ?? 0 },
    mostAwards: wholeIn(sketch.most),
    budgetCents: centsIn(sketch.budget) ?? null,
  };
}

function sportOf({ sport }: Sketch): OfferDraft['qualifies']['on'] {
  const id = sport.trim();
  return id === '' ? null : { kind: 'sport', id };
}
