import { describe, expect, it } from 'vitest';
import { seededDraw } from '#tests/support/seededDraw.ts';
import { defaultControls } from './controls.ts';
import { describe as words, kindOf, outcomeOf } from './outcome.ts';
import { titleOf } from './slots/titles.ts';

const slot = { id: 'game-grand-meridian', category: 'slots', returnToPlayer: 9_539 };
const wheel = { id: 'game-rotunda-wheel', category: 'wheels', returnToPlayer: 9_800 };

describe('the outcome of a round', () => {
  it('slots have reels and money wheels have a wheel', () => {
    expect(['slots', 'wheels'].map(kindOf)).toEqual(['slot', 'wheel']);
    expect(outcomeOf(slot, seededDraw(1), defaultControls).shown.kind).toBe('slot');
    expect(outcomeOf(wheel, seededDraw(1), defaultControls)).toMatchObject({ units: 1, shown: { kind: 'wheel' } });
  });

  it('an asked multiple is paid by a window of the title, and an asked feature starts', () => {
    const forced = outcomeOf(slot, seededDraw(1), { nextMultiple: 8, nextFeature: false });
    expect(forced.won / forced.units).toBe(8);
    const { shown, description } = outcomeOf(slot, seededDraw(1), { nextMultiple: null, nextFeature: true });
    expect(shown).toMatchObject({ kind: 'slot', round: { free: { awarded: 10 } } });
    expect(description).toMatch(/\d+ free rounds$/);
  });

  it('a round is described by its best win and its feature, in words that the wallet takes', () => {
    const title = titleOf('grand-meridian');
    if (title === null) throw new Error('no title');
    const turn = { window: [], units: 0, wins: [] };
    expect(words(title, { turn, free: null, hold: null, units: 0 })).toBe('No win');
    const draw = seededDraw(5);
    for (let round = 0; round < 2_000; round += 1) expect(outcomeOf(slot, draw, defaultControls).description.length).toBeLessThan(200);
  });

  it('a game without a title is never drawn', () => {
    expect(() => outcomeOf({ ...slot, id: 'game-unknown' }, seededDraw(1), defaultControls)).toThrow('There is no title');
  });
});
