import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import unseenLines from '#tests/support/slotTitles/unseenLines.json' with { type: 'json' };
import unseenWays from '#tests/support/slotTitles/unseenWays.json' with { type: 'json' };
import { lineUnits, windowUnits } from '#tests/support/slotOracle.ts';
import { readTitle } from './readTitle.ts';
import { freeRoundsPerRound, freeRoundsPlayed, heldAtEnd, inBasisPoints, returnsOf, stopsByCount } from './returns.ts';
import { type Title, windowAt } from './title.ts';
import { ownTitles, titleOf } from './titles.ts';

const unseen = [readTitle(unseenLines, 'unseenLines'), readTitle(unseenWays, 'unseenWays')];
const titled = (id: string): Title => {
  const title = titleOf(id);
  if (title === null) throw new Error(`no ${id}`);
  return title;
};

/** Returns the average pay in unit bets over all stops of all reels, by the tests' reference implementation. */
function enumerated(title: Title, reels = title.reels): Fraction {
  const all = reels.reduce((product, { length }) => product * length, 1);
  let units = 0;
  for (let index = 0; index < all; index += 1) {
    let left = index;
    const stops = reels.map(({ length }) => {
      const stop = left % length;
      left = Math.floor(left / length);
      return stop;
    });
    units += windowUnits(title, windowAt(reels, title.rows, stops));
  }
  return new Fraction(units, all);
}

/** Returns the average pay of one line over all combinations of one symbol per reel. */
function combined(title: Title): Fraction {
  const counts = title.reels.map((strip) => [...new Set(strip)].map((symbol) => [symbol, strip.split(symbol).length - 1] as const));
  let units = 0n;
  const walk = (shown: readonly string[], ways: number): void => {
    const own = counts[shown.length];
    if (own === undefined) units += BigInt(ways) * BigInt(lineUnits(title, shown));
    else for (const [symbol, count] of own) walk([...shown, symbol], ways * count);
  };
  walk([], 1);
  return new Fraction(
    units,
    title.reels.reduce((product, { length }) => product * BigInt(length), 1n),
  );
}

describe('the return of a title', () => {
  it('the base return of a small title equals the sum over all of its stops', () => {
    for (const title of [titled('cherry-circuit'), ...unseen])
      expect(returnsOf(title).base.mul(title.units).equals(enumerated(title)), title.id).toBe(true);
  });

  it('the return of one line is that of every line, symbol combination by symbol combination', () => {
    for (const title of ownTitles) {
      if (title.engine !== 'lines') continue;
      const scatters = title.free === undefined ? [] : stopsByCount(title.reels, title.rows, title.free.symbol);
      const scattered = scatters.reduce((sum, stops, count) => sum + stops * BigInt(title.free?.pays[count] ?? 0), 0n);
      const stops = title.reels.reduce((product, { length }) => product * BigInt(length), 1n);
      const wanted = combined(title).mul(title.lines.length).add(new Fraction(scattered, stops));
      expect(returnsOf(title).base.mul(title.units).equals(wanted), title.id).toBe(true);
    }
  });

  it('free rounds bring less than one round each, and their number is below the sum that never ends', () => {
    for (const title of [...ownTitles, ...unseen]) {
      if (title.free === undefined) continue;
      const brought = freeRoundsPerRound(title, title.free);
      expect(brought.compare(1), title.id).toBe(-1);
      const played = freeRoundsPlayed(title, title.free);
      for (const awarded of Object.values(title.free.rounds)) {
        const endless = new Fraction(awarded).div(new Fraction(1).sub(brought));
        const own = played[awarded];
        expect(own?.compare(endless)).toBe(-1);
        expect(own?.compare(awarded)).toBe(1);
      }
      const roomy = freeRoundsPlayed(title, { ...title.free, most: 100 });
      const first = title.free.rounds[3] ?? 0;
      const endless = new Fraction(first).div(new Fraction(1).sub(brought));
      if (brought.compare(0.2) < 0) expect(Math.abs(1 - (roomy[first]?.div(endless).round(12).valueOf() ?? 0))).toBeLessThan(1e-6);
    }
  });

  it('the coins at the end of respins are those of a walk over each empty cell', () => {
    const hold = { symbol: 'G', from: 1, respins: 2, chance: [1, 3], coins: [[1, 1]], full: 0 } as const;
    const walk = (held: number, left: number): { coins: number; full: number } => {
      if (held === 4) return { coins: 4, full: 1 };
      if (left === 0) return { coins: held, full: 0 };
      let [coins, full] = [0, 0];
      for (let cells = 0; cells < 2 ** (4 - held); cells += 1) {
        const landed = cells.toString(2).replaceAll('0', '').length;
        const chance = (1 / 3) ** landed * (2 / 3) ** (4 - held - landed);
        const end = walk(held + landed, landed > 0 ? 2 : left - 1);
        coins += chance * end.coins;
        full += chance * end.full;
      }
      return { coins, full };
    };
    const ends = heldAtEnd(hold, 4);
    for (const held of [0, 1, 2, 3, 4]) {
      expect(ends[held]?.coins.valueOf()).toBeCloseTo(walk(held, 2).coins, 12);
      expect(ends[held]?.full.valueOf()).toBeCloseTo(walk(held, 2).full, 12);
    }
  });

  it('the returns of the titles are these, in hundredths of a percent', () => {
    const shares = ownTitles.map((title) => {
      const { base, feature, total } = returnsOf(title);
      return [title.id, inBasisPoints(base), inBasisPoints(feature), inBasisPoints(total)];
    });
    expect(shares).toEqual([
      ['cherry-circuit', 9_690, 0, 9_690],
      ['copper-canyon-express', 6_998, 2_607, 9_606],
      ['grand-meridian', 8_470, 1_069, 9_539],
      ['krakens-coin-purse', 6_850, 2_769, 9_619],
      ['northern-foxfire', 6_212, 3_143, 9_355],
      ['pharaohs-paper-trail', 7_866, 1_809, 9_676],
    ]);
  });

  it('a return is rounded down to the digits shown', () => {
    expect([new Fraction(99_999, 100_000), new Fraction(1, 3)].map(inBasisPoints)).toEqual([9_999, 3_333]);
  });
});
