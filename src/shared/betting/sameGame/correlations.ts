import type { Proposition } from './regions.ts';

type Leaning = { readonly margin: number; readonly total: number };

const NONE: Leaning = { margin: 0, total: 0 };
const sided = (size: number, selectionType: string): Leaning =>
  selectionType === 'home' ? { margin: size, total: 0 } : selectionType === 'away' ? { margin: -size, total: 0 } : NONE;
const counted = (size: number, selectionType: string): Leaning =>
  selectionType === 'over' || selectionType === 'yes'
    ? { margin: 0, total: size }
    : selectionType === 'under' || selectionType === 'no'
      ? { margin: 0, total: -size }
      : NONE;
function ofSide(side: 1 | -1, selectionType: string): Leaning {
  const { total } = counted(65, selectionType);
  return { margin: side * total, total };
}
const doubleChances: Readonly<Record<string, Leaning>> = {
  'home-draw': { margin: 90, total: -10 },
  'draw-away': { margin: -90, total: -10 },
  'home-away': { margin: 0, total: 20 },
};

const leanings: Readonly<Record<string, (selectionType: string) => Leaning>> = {
  moneyline: (type) => sided(95, type),
  'three-way': (type) => (type === 'draw' ? { margin: 0, total: -25 } : sided(95, type)),
  'double-chance': (type) => doubleChances[type] ?? NONE,
  spread: (type) => sided(95, type),
  'alternate-spread': (type) => sided(95, type),
  total: (type) => counted(95, type),
  'alternate-total': (type) => counted(95, type),
  'team-total-home': (type) => ofSide(1, type),
  'team-total-away': (type) => ofSide(-1, type),
  'both-teams-score': (type) => counted(70, type),
  'odd-even': () => NONE,
};

const leaningOf = ({ marketType, selectionType }: Proposition): Leaning =>
  (Object.hasOwn(leanings, marketType) ? leanings[marketType]?.(selectionType) : undefined) ?? NONE;

export function correlationOf(a: Proposition, b: Proposition): number {
  const [one, other] = [leaningOf(a), leaningOf(b)];
  return Math.trunc((one.margin * other.margin + one.total * other.total) / 100);
}
