import { describe, expect, it } from 'vitest';
import unseenLines from '#tests/support/slotTitles/unseenLines.json' with { type: 'json' };
import unseenWays from '#tests/support/slotTitles/unseenWays.json' with { type: 'json' };
import { seededDraw } from '#tests/support/seededDraw.ts';
import { roundUnits } from '#tests/support/slotOracle.ts';
import { MAX_BET_CENTS } from '#src/shared/money/money.ts';
import { secureDraw } from './draw.ts';
import { mostUnits } from './liability.ts';
import { nearestRound } from './nearest.ts';
import { readTitle } from './readTitle.ts';
import { spin, turnAt } from './spin.ts';
import { ownTitles } from './titles.ts';

const unseen = [readTitle(unseenLines, 'unseenLines'), readTitle(unseenWays, 'unseenWays')];
const titles = [...ownTitles, ...unseen];

describe('a round of a slot', () => {
  it.each(titles.map((title) => [title.id, title] as const))(
    'the oracle pays every round of %s alike, and none above its bound',
    (_, title) => {
      const [draw, bound] = [seededDraw(17), mostUnits(title)];
      let features = 0;
      for (let round = 0; round < 4_000; round += 1) {
        const played = spin(title, draw);
        expect(played.units).toBe(roundUnits(title, played));
        expect(played.units).toBeLessThanOrEqual(bound);
        if (played.free !== null || played.hold !== null) features += 1;
      }
      expect(features > 0).toBe(title.free !== undefined || title.hold !== undefined);
    },
  );

  it('a round is the same for the same draws, and takes no others', () => {
    for (const title of titles) expect(spin(title, seededDraw(3))).toEqual(spin(title, seededDraw(3)));
  });

  it('a draw that always awards more free rounds ends at their bound, within the bound of what is paid', () => {
    for (const title of titles) {
      if (title.free === undefined) continue;
      const { free, reels, rows } = title;
      const stopWith = (strip: string): number => (strip.indexOf(free.symbol) - rows + 1 + strip.length) % strip.length;
      let at = 0;
      const strips = [...reels, ...Array.from({ length: free.most }, () => free.reels ?? reels).flat()];
      const played = spin(title, () => stopWith(strips[at++] ?? ''));
      expect(played.free?.turns).toHaveLength(free.most);
      expect(at).toBe(strips.length);
      expect(played.units).toBeLessThanOrEqual(mostUnits(title));
      expect(played.units).toBe(roundUnits(title, played));
    }
  });

  it('a draw that always lands a coin fills the window and pays the full one', () => {
    for (const title of titles) {
      const { hold } = title;
      if (hold === undefined) continue;
      const stops = title.reels.map((strip) => strip.indexOf(hold.symbol));
      let at = 0;
      const played = spin(title, (below) => (at < stops.length ? (stops[at++] ?? 0) : below === hold.chance[1] ? 0 : below - 1));
      expect(played.hold?.isFull).toBe(true);
      expect(played.units).toBe(roundUnits(title, played));
      expect(played.units).toBeLessThanOrEqual(mostUnits(title));
    }
  });

  it('the most that a round can pay at the highest bet fits one call to the wallet', () => {
    for (const title of ownTitles) expect(BigInt(mostUnits(title) * title.unitCents.most), title.id).toBeLessThanOrEqual(MAX_BET_CENTS);
  });

  it('a chosen round pays exactly what was wanted, or less, without a feature', () => {
    for (const title of ownTitles) {
      for (const multiple of [0, 2, 8]) {
        const { units, free, hold, turn } = nearestRound(title, multiple * title.units);
        expect([free, hold, turn.units]).toEqual([null, null, units]);
        expect(units).toBeLessThanOrEqual(multiple * title.units);
        if (multiple === 0) expect(units).toBe(0);
        else expect(units).toBeGreaterThan(0);
      }
    }
  });

  it('draws for money are whole numbers below their bound', () => {
    const drawn = Array.from({ length: 2_000 }, () => secureDraw(7));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  it('the window of a turn continues at the top of a strip', () => {
    const [title] = unseen;
    expect(title && turnAt(title, [9, 0, 0, 0]).window).toEqual(['OX', 'RO', 'PO', 'OP']);
  });
});
