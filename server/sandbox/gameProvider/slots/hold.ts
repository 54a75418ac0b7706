import type { Draw } from './draw.ts';
import type { Cell, HoldAndRespin } from './title.ts';

export type Coin = { readonly cell: Cell; readonly units: number };
export type Hold = {
  /** First window's coins, then the new coins of each respin. */
  readonly steps: readonly (readonly Coin[])[];
  readonly isFull: boolean;
  readonly units: number;
};

type Size = { readonly reels: number; readonly rows: number };

function coinUnits({ coins }: HoldAndRespin, draw: Draw): number {
  let left = draw(coins.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [units, weight] of coins) {
    if (left < weight) return units;
    left -= weight;
  }
  throw new Error('A draw was not below its bound');
}

/** Draws the empty cells again until no respins are left or no cell is empty. A new coin restores the respins. */
export function playHold(hold: HoldAndRespin, { reels, rows }: Size, held: readonly Cell[], draw: Draw): Hold {
  const [part, whole] = hold.chance;
  const coin = (cell: Cell): Coin => ({ cell, units: coinUnits(hold, draw) });
  const steps: (readonly Coin[])[] = [held.map(coin)];
  const isHeld = new Set(held.map(([reel, row]) => reel * rows + row));
  for (let left = hold.respins; left > 0 && isHeld.size < reels * rows; left -= 1) {
    const landed: Coin[] = [];
    for (let at = 0; at < reels * rows; at += 1)
      if (!isHeld.has(at) && draw(whole) < part) landed.push(coin([Math.floor(at / rows), at % rows]));
    for (const { cell } of landed) isHeld.add(cell[0] * rows + cell[1]);
    steps.push(landed);
    if (landed.length > 0) left = hold.respins + 1;
  }
  const isFull = isHeld.size === reels * rows;
  const units = steps.flat().reduce((sum, each) => sum + each.units, 0) + (isFull ? hold.full : 0);
  return { steps, isFull, units };
}
