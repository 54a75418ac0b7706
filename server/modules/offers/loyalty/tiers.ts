export type Tier = {
  readonly id: 'ADVANTAGE' | 'CHOICE' | 'ELITE' | 'OWNERS_CLUB' | 'PLAY' | 'PREFERRED';
  readonly name: string;
  readonly lowerBound: number;
};

/** Tiers, ascending from 0 (product §3). */
export const tiers: readonly [Tier, ...Tier[]] = [
  { id: 'PLAY', name: 'Play', lowerBound: 0 },
  { id: 'CHOICE', name: 'Choice', lowerBound: 500 },
  { id: 'ADVANTAGE', name: 'Advantage', lowerBound: 1_500 },
  { id: 'PREFERRED', name: 'Preferred', lowerBound: 5_000 },
  { id: 'ELITE', name: 'Elite', lowerBound: 15_000 },
  { id: 'OWNERS_CLUB', name: 'Owners Club', lowerBound: 50_000 },
];

export type TierProgress = {
  readonly tier: Tier;
  readonly next: Tier | null;
  readonly points: number;
  readonly upperBound: number | null;
};

export function tierProgressAt(points: number): TierProgress {
  const at = tiers.findLastIndex(({ lowerBound }) => points >= lowerBound);
  const next = tiers[at + 1] ?? null;
  return { tier: tiers[at] ?? tiers[0], next, points, upperBound: next?.lowerBound ?? null };
}
