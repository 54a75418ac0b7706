import { t } from '#src/shared/text/t.ts';
import type { LegOutcome } from '#server/platform/store/schema/index.ts';

export type FinalScore = { readonly home: number; readonly away: number };
/** What a leg bets on. `points`: line in hundredths, from the selection's side. */
export type Proposition = { readonly marketType: string; readonly selectionType: string; readonly points: number | null };
export type Grade = { readonly outcome: Extract<LegOutcome, 'LOSS' | 'PUSH' | 'VOID' | 'WIN'>; readonly reason: string };

type Grader = (proposition: Proposition, score: FinalScore) => boolean | 'PUSH' | null;

const above = (difference: number): boolean | 'PUSH' => (difference === 0 ? 'PUSH' : difference > 0);
const opposite = (verdict: boolean | 'PUSH'): boolean | 'PUSH' => (verdict === 'PUSH' ? verdict : !verdict);

const moneyline: Grader = ({ selectionType }, { home, away }) =>
  selectionType === 'home' ? above(home - away) : selectionType === 'away' ? above(away - home) : null;

const threeWay: Grader = ({ selectionType }, score) => (isResult(selectionType) ? selectionType === resultOf(score) : null);

const spread: Grader = ({ selectionType, points }, { home, away }) => {
  if (points === null) return null;
  if (selectionType === 'home') return above((home - away) * 100 + points);
  return selectionType === 'away' ? above((away - home) * 100 + points) : null;
};

const overUnder =
  (count: (score: FinalScore) => number): Grader =>
  ({ selectionType, points }, score) => {
    if (points === null || (selectionType !== 'over' && selectionType !== 'under')) return null;
    const isOver = above(count(score) * 100 - points);
    return selectionType === 'over' ? isOver : opposite(isOver);
  };

const bothTeamsScore: Grader = ({ selectionType }, { home, away }) => {
  const both = home > 0 && away > 0;
  return selectionType === 'yes' ? both : selectionType === 'no' ? !both : null;
};

const doubleChance: Grader = ({ selectionType }, score) => {
  const results = selectionType.split(/-or-|-/);
  return results.length === 2 && results.every(isResult) ? results.includes(resultOf(score)) : null;
};

const oddEven: Grader = ({ selectionType }, { home, away }) => {
  const isOdd = (home + away) % 2 === 1;
  return selectionType === 'odd' ? isOdd : selectionType === 'even' ? !isOdd : null;
};

/** Selections are scores such as `2-1`, home first. `other` wins if a team scores more than in all of them. */
const correctScore: Grader = ({ selectionType }, { home, away }) => {
  if (selectionType === 'other') return Math.max(home, away) > MOST_NAMED;
  return /^\d+-\d+$/.test(selectionType) ? selectionType === `${home}-${away}` : null;
};
export const MOST_NAMED = 3;

const graders: Readonly<Record<string, Grader>> = {
  moneyline: moneyline,
  'three-way': threeWay,
  spread: spread,
  'alternate-spread': spread,
  total: overUnder(({ home, away }) => home + away),
  'alternate-total': overUnder(({ home, away }) => home + away),
  'team-total-home': overUnder(({ home }) => home),
  'team-total-away': overUnder(({ away }) => away),
  'both-teams-score': bothTeamsScore,
  'double-chance': doubleChance,
  'odd-even': oddEven,
  'correct-score': correctScore,
};

export const hasScoreRule = (marketType: string): boolean => Object.hasOwn(graders, marketType);

/** Null for market types that the score does not decide. */
export function outcomeOf(proposition: Proposition, score: FinalScore): boolean | 'PUSH' | null {
  const grader = hasScoreRule(proposition.marketType) ? graders[proposition.marketType] : undefined;
  return grader?.(proposition, score) ?? null;
}

export function gradeLeg(proposition: Proposition, score: FinalScore): Grade {
  const verdict = outcomeOf(proposition, score);
  const final = t`Final score ${score.home}–${score.away}`;
  if (verdict === null) return { outcome: 'VOID', reason: t`${final}: we can’t settle this market, so we returned your stake` };
  if (verdict === 'PUSH') return { outcome: 'PUSH', reason: t`${final}: push on the line, stake returned` };
  return { outcome: verdict ? 'WIN' : 'LOSS', reason: final };
}

type MatchResult = 'away' | 'draw' | 'home';
const resultOf = ({ home, away }: FinalScore): MatchResult => (home > away ? 'home' : home < away ? 'away' : 'draw');
const isResult = (text: string): text is MatchResult => text === 'home' || text === 'away' || text === 'draw';
