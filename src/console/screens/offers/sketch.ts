import type { BetRule, OfferDraft, Pays, Qualifies, Segment } from '#src/shared/offers/document.ts';
import { formatAmerican, priceFromAmerican } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { centsIn, dollars } from '../trading/cents.ts';

export type Sketch = {
  readonly id: string;
  readonly brands: readonly string[];
  readonly regions: readonly string[];
  readonly act: Qualifies['kind'];
  readonly award: Pays['kind'];
  readonly who: Segment['kind'] | 'everybody';
  readonly whoDays: string;
  readonly least: string;
  readonly sport: string;
  readonly odds: string;
  readonly playDays: string;
  readonly legs: string;
  readonly boostStake: string;
  readonly boostSport: string;
  readonly amount: string;
  readonly percent: string;
  readonly largest: string;
  readonly days: string;
  readonly most: string;
  readonly budget: string;
  readonly from: string;
  readonly until: string;
  readonly base: OfferDraft | null;
};

export const EMPTY: Sketch = {
  ...{ who: 'everybody', whoDays: '30' },
  ...{ id: '', brands: [], regions: [], act: 'bet', award: 'bonus-bet', least: '$10.00', sport: '', odds: '', playDays: '7' },
  ...{ legs: '4', boostStake: '$25.00', boostSport: '' },
  ...{ amount: '$5.00', percent: '100', largest: '$50.00', days: '7', most: '1', budget: '', from: '', until: '', base: null },
};

export function sketchOf(base: OfferDraft): Sketch {
  const { id, brands, regions, qualifies, pays, mostAwards, budgetCents, from, until } = base;
  return {
    ...EMPTY,
    ...{ id, brands, regions, act: qualifies.kind, award: pays.kind, least: dollars(qualifies.leastCents), days: String(pays.days) },
    ...(base.who === undefined ? {} : { who: base.who.kind }),
    ...(base.who !== undefined && 'days' in base.who ? { whoDays: String(base.who.days) } : {}),
    ...actSketch(qualifies),
    ...paysSketch(pays),
    ...{ most: mostAwards === null ? '' : String(mostAwards), budget: budgetCents === null ? '' : dollars(budgetCents) },
    ...{ from: from.slice(0, 16), until: until?.slice(0, 16) ?? '', base },
  };
}

function paysSketch(pays: Pays): Partial<Sketch> {
  if (pays.kind === 'bonus-bet') return { amount: dollars(pays.cents) };
  const percent = String(pays.percent);
  if (pays.kind !== 'profit-boost') return { percent, largest: dollars(pays.mostCents) };
  return { percent, boostStake: dollars(pays.mostStakeCents), largest: dollars(pays.mostExtraCents), boostSport: pays.on?.id ?? '' };
}

function actSketch(rule: Qualifies): Partial<Sketch> {
  if (rule.kind === 'deposit') return { playDays: String(rule.playDays) };
  if (rule.kind === 'day-loss') return {};
  const { on, leastOdds } = rule;
  return {
    ...(rule.kind === 'near-miss' ? { legs: String(rule.leastLegs) } : {}),
    sport: on?.id ?? '',
    odds: leastOdds === null ? '' : formatAmerican(ratio(BigInt(leastOdds.num), BigInt(leastOdds.den))),
  };
}

const wholeIn = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null);
const oddsIn = (text: string): { readonly num: number; readonly den: number } | null => {
  const american = Number(text.trim());
  if (text.trim() === '' || !Number.isInteger(american) || Math.abs(american) < 100) return null;
  const { num, den } = priceFromAmerican(american);
  return { num: Number(num), den: Number(den) };
};

export type SketchPart =
  | 'amount'
  | 'boostSport'
  | 'boostStake'
  | 'budget'
  | 'legs'
  | 'days'
  | 'id'
  | 'largest'
  | 'least'
  | 'most'
  | 'odds'
  | 'percent'
  | 'playDays'
  | 'sport'
  | 'whoDays';
type Needs = {
  readonly acts?: readonly Sketch['act'][];
  readonly awards?: readonly Sketch['award'][];
  readonly whose?: readonly Sketch['who'][];
};
const ONLY: { readonly [P in SketchPart]?: Needs } = {
  whoDays: { whose: ['depositors', 'lapsed'] },
  sport: { acts: ['bet', 'near-miss'] },
  odds: { acts: ['bet', 'near-miss'] },
  legs: { acts: ['near-miss'] },
  boostStake: { awards: ['profit-boost'] },
  boostSport: { awards: ['profit-boost'] },
  playDays: { acts: ['deposit'] },
  amount: { awards: ['bonus-bet'] },
  percent: { awards: ['bonus-bet-share', 'cashback', 'profit-boost'] },
  largest: { awards: ['bonus-bet-share', 'cashback', 'profit-boost'] },
};
export const isField = ({ act, award, who }: Pick<Sketch, 'act' | 'award' | 'who'>, part: SketchPart): boolean =>
  ONLY[part]?.acts?.includes(act) !== false && ONLY[part]?.awards?.includes(award) !== false && ONLY[part]?.whose?.includes(who) !== false;

type Typed = readonly [part: SketchPart, isRight: (text: string) => unknown, problem: string];
const isEmptyOr = (isRight: (text: string) => unknown) => (text: string) => text.trim() === '' || isRight(text);
const TYPED: readonly Typed[] = [
  ['id', (id) => /^[a-z0-9][a-z0-9-]{0,63}$/.test(id), 'The id has lower-case letters, digits and hyphens.'],
  ['least', centsIn, 'Enter the least amount as an amount.'],
  ['playDays', wholeIn, 'Enter the days to play as a whole number.'],
  ['whoDays', wholeIn, 'Enter the days before the opt-in as a whole number.'],
  ['legs', wholeIn, 'Enter the fewest legs as a whole number.'],
  ['boostStake', centsIn, 'Enter the boosted stake as an amount.'],
  ['amount', centsIn, 'Enter the award as an amount.'],
  ['percent', wholeIn, 'Enter the percentage as a whole number.'],
  ['largest', centsIn, 'Enter the largest award as an amount.'],
  ['days', wholeIn, 'Enter the days to use it as a whole number.'],
  ['odds', isEmptyOr(oddsIn), 'Enter American odds such as -200, or leave them empty.'],
  ['most', isEmptyOr(wholeIn), 'Enter the awards of one person as a whole number.'],
  ['budget', isEmptyOr(centsIn), 'Enter the budget as an amount.'],
];

export const typedProblems = (sketch: Sketch): readonly string[] => [
  ...TYPED.flatMap(([part, isRight, problem]) => (!isField(sketch, part) || isRight(sketch[part]) ? [] : [problem])),
  ...(sketch.from === '' ? ['Enter when the offer starts.'] : []),
];

const instantIn = (typed: string, before: string | null | undefined): string => (before?.slice(0, 16) === typed ? before : `${typed}Z`);

/** Converts the form's state to an offer. It must have no `typedProblems`. */
export function draftOf(sketch: Sketch): OfferDraft {
  const { base, from, until } = sketch;
  return {
    ...{ id: sketch.id, brands: sketch.brands, regions: sketch.regions, joining: base?.joining ?? 'opt-in' },
    ...whoOf(sketch),
    currency: sketch.regions.some((region) => region.startsWith('CA-')) ? 'CAD' : 'USD',
    from: instantIn(from, base?.from),
    until: until === '' ? null : instantIn(until, base?.until),
    qualifies: ruleOf(sketch),
    pays: paysOf(sketch),
    mostAwards: wholeIn(sketch.most),
    budgetCents: centsIn(sketch.budget) ?? null,
  };
}

function whoOf({ who, whoDays }: Sketch): Pick<OfferDraft, 'who'> {
  if (who === 'everybody') return {};
  return { who: who === 'new' ? { kind: who } : { kind: who, days: wholeIn(whoDays) ?? 0 } };
}

function ruleOf({ base, act, least, sport, odds, playDays, legs }: Sketch): Qualifies {
  const leastCents = centsIn(least) ?? 0;
  if (act === 'deposit') return { kind: 'deposit', leastCents, playDays: wholeIn(playDays) ?? 0 };
  if (act === 'day-loss') return { kind: act, leastCents };
  const before = base && 'paidWith' in base.qualifies ? { rule: base.qualifies, ...actSketch(base.qualifies) } : null;
  return {
    ...(act === 'bet' ? { kind: act } : { kind: act, leastLegs: wholeIn(legs) ?? 0 }),
    ...{ leastCents, paidWith: ['cash'] },
    leastOdds: before?.odds === odds ? before.rule.leastOdds : oddsIn(odds),
    on: before?.sport === sport.trim() ? before.rule.on : partOf(sport.trim()),
  };
}

const partOf = (id: string): BetRule['on'] => (id === '' ? null : { kind: 'sport', id });

function paysOf({ base, award, amount, percent: typedPercent, largest, boostStake, boostSport, days: typed }: Sketch): Pays {
  const days = wholeIn(typed) ?? 0;
  if (award === 'bonus-bet') return { kind: award, cents: centsIn(amount) ?? 0, days };
  const [percent, most] = [wholeIn(typedPercent) ?? 0, centsIn(largest) ?? 0];
  if (award !== 'profit-boost') return { kind: award, percent, mostCents: most, days };
  const before = base?.pays.kind === 'profit-boost' ? base.pays.on : null;
  const on = before?.id === boostSport.trim() ? before : partOf(boostSport.trim());
  return { kind: award, percent, mostStakeCents: centsIn(boostStake) ?? 0, mostExtraCents: most, on, days };
}
