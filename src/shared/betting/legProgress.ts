import { t } from '../text/t.ts';

/** `points`: line in hundredths of a point, from the selection's side. */
export type Prediction = { readonly marketType: string; readonly selectionType: string; readonly points: number | null };
export type ScoreNow = { readonly home: number; readonly away: number };

/** For display only; settlement does not use it. */
export type LegProgress = {
  readonly standing: 'ahead' | 'behind' | 'level';
  readonly words: string;
  /** Share of the line that the score has reached, 0 to 1; null for markets other than totals. */
  readonly share: number | null;
};

type Reader = (prediction: Prediction, score: ScoreNow) => LegProgress | null;

const moneyline: Reader = ({ selectionType }, score) => {
  const margin = marginOf(selectionType, score);
  if (margin === null) return null;
  if (margin === 0) return { standing: 'level', words: t`Level`, share: null };
  return { standing: margin > 0 ? 'ahead' : 'behind', words: t`${margin > 0 ? t`Ahead` : t`Behind`} by ${Math.abs(margin)}`, share: null };
};

const threeWay: Reader = (prediction, score) => {
  const margin = score.home - score.away;
  if (prediction.selectionType !== 'draw') {
    const progress = moneyline(prediction, score);
    return progress?.standing === 'level' ? { ...progress, standing: 'behind' } : progress;
  }
  return margin === 0
    ? { standing: 'ahead', words: t`Level`, share: null }
    : { standing: 'behind', words: t`${Math.abs(margin)} apart`, share: null };
};

const spread: Reader = ({ selectionType, points }, score) => {
  const margin = marginOf(selectionType, score);
  if (margin === null || points === null) return null;
  const over = margin * 100 + points;
  if (over === 0) return { standing: 'level', words: t`On the line`, share: null };
  const by = (Math.abs(over) / 100).toString();
  return over > 0
    ? { standing: 'ahead', words: t`Covering by ${by}`, share: null }
    : { standing: 'behind', words: t`${by} short of the line`, share: null };
};

const total =
  (count: (score: ScoreNow) => number): Reader =>
  ({ selectionType, points }, score) => {
    if (points === null || points <= 0 || (selectionType !== 'over' && selectionType !== 'under')) return null;
    const counted = count(score) * 100;
    const isOver = selectionType === 'over';
    const standing = counted === points ? 'level' : counted > points === isOver ? 'ahead' : 'behind';
    return { standing, words: t`${count(score)} of ${points / 100}`, share: Math.min(counted / points, 1) };
  };

const bothTeamsScore: Reader = ({ selectionType }, { home, away }) => {
  if (selectionType !== 'yes' && selectionType !== 'no') return null;
  const scored = Number(home > 0) + Number(away > 0);
  const words = [t`Neither side has scored`, t`One side has scored`, t`Both sides have scored`][scored] ?? '';
  return { standing: (scored === 2) === (selectionType === 'yes') ? 'ahead' : 'behind', words, share: null };
};

const readers: Readonly<Record<string, Reader>> = {
  moneyline,
  'three-way': threeWay,
  spread,
  'alternate-spread': spread,
  total: total(({ home, away }) => home + away),
  'alternate-total': total(({ home, away }) => home + away),
  'team-total-home': total(({ home }) => home),
  'team-total-away': total(({ away }) => away),
  'both-teams-score': bothTeamsScore,
};

export function legProgress(prediction: Prediction, score: ScoreNow): LegProgress | null {
  const reader = Object.hasOwn(readers, prediction.marketType) ? readers[prediction.marketType] : undefined;
  return reader?.(prediction, score) ?? null;
}

function marginOf(selectionType: string, { home, away }: ScoreNow): number | null {
  if (selectionType === 'home') return home - away;
  return selectionType === 'away' ? away - home : null;
}
