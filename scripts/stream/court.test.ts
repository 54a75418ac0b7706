import { describe, expect, it } from 'vitest';
import { ballAt, drawCourt, HEIGHT, type Pen, type Place, placeOf, WIDTH } from './court.ts';

const FRAMES = 300;
const parts = Array.from({ length: FRAMES + 1 }, (_, frame) => frame / FRAMES);
const farOf = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);
const longestStep = (placeAt: (part: number) => Place): number =>
  Math.max(...parts.slice(1).map((part, at) => farOf(placeAt(part % 1), placeAt(parts[at] ?? 0))));

function recorder() {
  const done: string[] = [];
  const pen = new Proxy({} as Pen, {
    get:
      (_pen, name) =>
      (...values: readonly unknown[]) =>
        void done.push(`${String(name)}(${values.join()})`),
    set: (_pen, name, value) => {
      done.push(`${String(name)}=${String(value)}`);
      return true;
    },
  });
  return { pen, done };
}

describe('players and ball on the court', () => {
  it.each(Array.from({ length: 10 }, (_, n) => n))('player %i stays on the court and never jumps, not even at the seam', (n) => {
    expect(longestStep((part) => placeOf(n, part))).toBeLessThan(6);
    for (const part of parts) {
      const [x, y] = placeOf(n, part);
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(600);
      expect(y).toBeGreaterThan(24);
      expect(y).toBeLessThan(336);
    }
  });

  it('no two players are at the same place in the middle of the film', () => {
    expect(new Set(Array.from({ length: 10 }, (_, n) => placeOf(n, 0.5).map(Math.round).join())).size).toBe(10);
  });

  it('the ball moves between players without a jump, and lies where it is held', () => {
    expect(longestStep((part) => ballAt(part).place)).toBeLessThan(40);
    expect(ballAt(0)).toEqual({ place: placeOf(0, 0), lift: 0 });
    const { place, lift } = ballAt(0.7 / 12);
    expect(lift).toBeGreaterThan(0.5);
    expect(farOf(place, placeOf(0, 0.7 / 12))).toBeGreaterThan(5);
  });
});

describe('a picture', () => {
  it('the last picture equals the first, and the middle one differs', () => {
    const [first, last, middle] = [0, 1, 0.5].map((part) => {
      const { pen, done } = recorder();
      drawCourt(pen, part);
      return done.map((line) =>
        line.replaceAll(/-?\d+\.\d+(e-?\d+)?/g, (number) => String(Math.round(Number(number) * 1_000) / 1_000 || 0)),
      );
    });
    expect(last).toEqual(first);
    expect(middle).not.toEqual(first);
  });

  it('a picture fills its whole area first and draws the ball last', () => {
    const { pen, done } = recorder();
    drawCourt(pen, 0.25);
    expect(done.find((line) => line.startsWith('fillRect'))).toBe(`fillRect(-80,-80,${WIDTH + 160},${HEIGHT + 160})`);
    expect(done.filter((line) => line === 'fill()')).toHaveLength(10 * 3 + 2);
    expect(done.filter((line) => line.startsWith('fillStyle')).at(-1)).toBe('fillStyle=#ffffff');
  });
});
