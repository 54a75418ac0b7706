import type { GameFeature } from '#server/platform/config/config.ts';
import type { Draw } from './slots/draw.ts';

export const gameFeatures: ReadonlySet<GameFeature> = new Set();

export type PaidLine = {
  readonly label: string;
  readonly multiple: number;
  /** Chance in parts of `PARTS`. */
  readonly part: number;
};
export type Slice = { readonly from: number; readonly to: number; readonly multiple: number };

/** Wins of a wheel and their weights. `PARTS` makes each chance a whole number of parts at any return. */
const lines = [
  { label: 'Ten times', multiple: 10, weight: 12 },
  { label: 'Five times', multiple: 5, weight: 30 },
  { label: 'Three times', multiple: 3, weight: 90 },
  { label: 'Two times', multiple: 2, weight: 210 },
] as const;
export const PARTS = 10_000 * lines.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);

/**
 * Returns a wheel's wins, highest multiple first. The sum of chances times multiples is exactly `returnToPlayer`, in hundredths of a
 * percent.
 */
export const paytableOf = (returnToPlayer: number): readonly PaidLine[] =>
  lines.map(({ weight, ...line }) => ({ ...line, part: weight * returnToPlayer }));

/** Returns a wheel's slices. The slices of a win are together as wide as the win's chance. Losing slices lie between them. */
export function slicesOf(paytable: readonly PaidLine[]): readonly Slice[] {
  const parts = paytable.flatMap(({ multiple, part }) => {
    const count = multiple >= 5 ? 1 : multiple === 3 ? 2 : 4;
    return Array.from({ length: count }, () => ({ multiple, width: part / PARTS / count }));
  });
  const mixed = parts.map((_part, at) => parts[at % 2 === 0 ? at / 2 : parts.length - (at + 1) / 2]).filter((part) => part !== undefined);
  const gap = (1 - mixed.reduce((sum, { width }) => sum + width, 0)) / mixed.length;
  let from = 0;
  return mixed.flatMap(({ multiple, width }) => {
    const paid = { from, to: from + width, multiple };
    const nothing = { from: paid.to, to: paid.to + gap, multiple: 0 };
    from = nothing.to;
    return [paid, nothing];
  });
}

export type Turned = { readonly multiple: number; readonly description: string; readonly at: number };

/** Turns the wheel at random, or to the highest multiple up to `wanted`. */
export function turnWheel(paytable: readonly PaidLine[], draw: Draw, wanted: number | null): Turned {
  const line = wanted === null ? lineBy(paytable, draw(PARTS)) : (paytable.find(({ multiple }) => multiple <= wanted) ?? null);
  const multiple = line?.multiple ?? 0;
  return { multiple, description: line?.label ?? 'No win', at: stopAt(paytable, multiple, draw) };
}

function lineBy(paytable: readonly PaidLine[], drawn: number): PaidLine | null {
  let left = drawn;
  for (const line of paytable) {
    if (left < line.part) return line;
    left -= line.part;
  }
  return null;
}

/** Chooses a stop on the wheel, away from slices' edges. It does not change the payout. */
function stopAt(paytable: readonly PaidLine[], multiple: number, draw: Draw): number {
  const slices = slicesOf(paytable).filter((slice) => slice.multiple === multiple);
  const slice = slices[draw(slices.length)];
  return slice ? slice.from + (slice.to - slice.from) * (0.15 + 0.0007 * draw(1_000)) : 0;
}
