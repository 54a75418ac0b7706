/** `points`: line in hundredths of a point, from the selection's side. */
export type Proposition = { readonly marketType: string; readonly selectionType: string; readonly points: number | null };

type Span = readonly [number, number];
/** Set of scores. `margin`: home minus away. `parity`: 0 if the total is even, 1 if odd. */
export type Region = {
  readonly home: Span;
  readonly away: Span;
  readonly margin: Span;
  readonly total: Span;
  readonly parity: 0 | 1 | null;
};

const MOST = 400;
const ANY: Region = { home: [0, MOST], away: [0, MOST], margin: [-MOST, MOST], total: [0, 2 * MOST], parity: null };

type Measure = 'away' | 'home' | 'margin' | 'total';
const atLeast = (measure: Measure, least: number): Region => ({ ...ANY, [measure]: [least, ANY[measure][1]] });
const atMost = (measure: Measure, most: number): Region => ({ ...ANY, [measure]: [ANY[measure][0], most] });

/** Scores above the line; if `wins` is false, all others, including a push. */
const beyond = (measure: Measure, line: number, wins: boolean): Region[] =>
  wins ? [atLeast(measure, Math.floor(line / 100) + 1)] : [atMost(measure, Math.floor(line / 100))];
const below = (measure: Measure, line: number, wins: boolean): Region[] =>
  wins ? [atMost(measure, Math.ceil(line / 100) - 1)] : [atLeast(measure, Math.ceil(line / 100))];

type Reader = (proposition: Proposition, wins: boolean) => readonly Region[] | null;

const results = { home: [atLeast('margin', 1)], draw: [{ ...ANY, margin: [0, 0] as const }], away: [atMost('margin', -1)] };
const isResult = (text: string): text is keyof typeof results => Object.hasOwn(results, text);
const RESULTS = ['home', 'draw', 'away'] as const;

const amongResults = (chosen: readonly string[], wins: boolean): readonly Region[] | null =>
  chosen.every(isResult) ? RESULTS.filter((result) => chosen.includes(result) === wins).flatMap((result) => results[result]) : null;

const spread: Reader = ({ selectionType, points }, wins) => {
  if (points === null) return null;
  if (selectionType === 'home') return beyond('margin', -points, wins);
  return selectionType === 'away' ? below('margin', points, wins) : null;
};

const overUnder =
  (measure: Measure): Reader =>
  ({ selectionType, points }, wins) => {
    if (points === null) return null;
    if (selectionType === 'over') return beyond(measure, points, wins);
    return selectionType === 'under' ? below(measure, points, wins) : null;
  };

const bothScore = (both: boolean): Region[] =>
  both
    ? [{ ...ANY, home: [1, MOST], away: [1, MOST] }]
    : [
        { ...ANY, home: [0, 0] },
        { ...ANY, away: [0, 0] },
      ];

const readers: Readonly<Record<string, Reader>> = {
  moneyline: ({ selectionType }, wins) =>
    selectionType === 'home' ? beyond('margin', 0, wins) : selectionType === 'away' ? below('margin', 0, wins) : null,
  'three-way': ({ selectionType }, wins) => amongResults([selectionType], wins),
  'double-chance': ({ selectionType }, wins) => amongResults(selectionType.split(/-or-|-/), wins),
  spread: spread,
  'alternate-spread': spread,
  total: overUnder('total'),
  'alternate-total': overUnder('total'),
  'team-total-home': overUnder('home'),
  'team-total-away': overUnder('away'),
  'both-teams-score': ({ selectionType }, wins) =>
    selectionType === 'yes' || selectionType === 'no' ? bothScore((selectionType === 'yes') === wins) : null,
  'odd-even': ({ selectionType }, wins) =>
    selectionType === 'odd' || selectionType === 'even' ? [{ ...ANY, parity: (selectionType === 'odd') === wins ? 1 : 0 }] : null,
};

/** Scores with which the pick wins; if `wins` is false, all others. Null if scores do not decide the pick. */
export function regionsOf(proposition: Proposition, wins = true): readonly Region[] | null {
  const reader = Object.hasOwn(readers, proposition.marketType) ? readers[proposition.marketType] : undefined;
  return reader?.(proposition, wins) ?? null;
}

export const canMeet = (lists: readonly (readonly Region[])[]): boolean => scoresOf(lists).length > 0;

export function scoresOf(lists: readonly (readonly Region[])[]): readonly Region[] {
  let met: readonly Region[] = [ANY];
  for (const regions of lists) met = met.flatMap((region) => regions.map((other) => overlap(region, other)).filter((one) => one !== null));
  return met.filter(hasScore);
}

const meet = (a: Span, b: Span): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];

function overlap(a: Region, b: Region): Region | null {
  if (a.parity !== null && b.parity !== null && a.parity !== b.parity) return null;
  return {
    home: meet(a.home, b.home),
    away: meet(a.away, b.away),
    margin: meet(a.margin, b.margin),
    total: meet(a.total, b.total),
    parity: a.parity ?? b.parity,
  };
}

function hasScore({ home, away, margin, total, parity }: Region): boolean {
  for (let score = home[0]; score <= home[1]; score += 1) {
    const [least, most] = meet(meet(away, [score - margin[1], score - margin[0]]), [total[0] - score, total[1] - score]);
    if (most > least || (most === least && (parity === null || (score + least) % 2 === parity))) return true;
  }
  return false;
}
