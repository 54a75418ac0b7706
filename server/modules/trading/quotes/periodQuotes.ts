import { labelsOf } from '#server/modules/betting/settlement/grades/index.ts';
import type { PeriodScore } from '#server/contract/eventStatistics.ts';
import type { Expectation, Progress, Score, SportModel } from '../model/sportModel.ts';
import type { Offer, PeriodOffer } from './offer.ts';
import { mainLine, type MarketType, quote, type Quote } from './quotes.ts';

export type Stand = {
  readonly model: SportModel;
  readonly expectation: Expectation;
  readonly progress: Progress;
  readonly periods: readonly PeriodScore[];
};

/** Quotes markets on periods. `held`: current lines. A line moves if its two prices differ too much. */
export function periodQuotes(
  offer: Offer,
  { model, expectation, progress, periods }: Stand,
  held: ReadonlyMap<string, number> = new Map(),
  wanted: (type: string) => boolean = () => true,
): readonly Quote[] {
  return offer.periods.flatMap((period) => {
    const bases = period.bases.filter((base) => wanted(typeOf(period, base)));
    if (bases.length === 0) return [];
    const labels = labelsOf(period, model.regular);
    const outlook = model.part(expectation, progress, labels, scoreWithin(periods, labels));
    return bases.map((base): Quote => {
      const type = typeOf(period, base);
      const name = `${period.label} ${nameOf(offer, period, base)}`;
      if (!outlook) return { key: type, type, name, line: held.get(type) ?? null, prices: null };
      const line =
        base === 'spread' || base === 'total' ? mainLine(base, base === 'spread' ? SIDES : COUNTS, outlook, held.get(type)) : null;
      return { ...quote(type, base, name, line, outlook), type };
    });
  });
}

/** Half-point lines only: in short periods, whole lines would often push. */
const SIDES = { step: 100, least: 50 } as const;
const COUNTS = { step: 100, least: 50 } as const;

const typeOf = ({ unit, number }: PeriodOffer, base: MarketType): string => `${unit}-${number}-${base}`;

function nameOf(offer: Offer, { counted }: PeriodOffer, base: PeriodOffer['bases'][number]): string {
  if (base === 'three-way') return 'Result';
  if (base === 'moneyline') return offer.result === 'three-way' ? 'Result' : 'Moneyline';
  if (base === 'both-teams-score') return 'Both Teams to Score';
  if (counted !== undefined) return base === 'spread' ? `${counted.replace(/s$/, '')} Handicap` : `Total ${counted}`;
  return base === 'spread' ? (offer.spread?.name ?? 'Spread') : offer.total.name;
}

function scoreWithin(periods: readonly PeriodScore[], labels: readonly string[]): Score {
  const own = periods.filter(({ label }) => labels.includes(label));
  return { home: own.reduce((sum, { home }) => sum + (home ?? 0), 0), away: own.reduce((sum, { away }) => sum + (away ?? 0), 0) };
}
