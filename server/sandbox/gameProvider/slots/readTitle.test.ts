import { describe, expect, it } from 'vitest';
import unseenLines from '#tests/support/slotTitles/unseenLines.json' with { type: 'json' };
import unseenWays from '#tests/support/slotTitles/unseenWays.json' with { type: 'json' };
import { readTitle } from './readTitle.ts';

const faultsOf = (document: object): string => {
  try {
    readTitle(document, 'a.json');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('a title document', () => {
  it('titles that no engine has seen are read', () => {
    expect([unseenLines, unseenWays].map(faultsOf)).toEqual(['', '']);
  });

  it.each([
    ['no rows', { ...unseenLines, rows: 0 }, '/rows must be >= 1'],
    ['an unknown field', { ...unseenLines, jackpot: 5 }, 'must NOT have additional properties'],
    ['a strange letter', { ...unseenLines, reels: ['XPRQZPROPO', ...unseenLines.reels.slice(1)] }, 'a strip has "Q", which is no symbol'],
    [
      'two equal letters',
      { ...unseenLines, symbols: [...unseenLines.symbols, { id: 'P', art: 'plum', name: 'Other' }] },
      'the same letter',
    ],
    [
      'a symbol on no strip',
      { ...unseenLines, symbols: [...unseenLines.symbols, { id: 'Y', art: 'plum', name: 'Why' }] },
      'the symbol Y is on no strip',
    ],
    ['a line outside the window', { ...unseenLines, lines: ['0200'] }, 'the line 0200 leaves the window'],
    ['a title of lines without lines', { ...unseenWays, engine: 'lines' }, 'a title of lines needs lines'],
    ['pays of another width', { ...unseenLines, pays: { ...unseenLines.pays, P: [0, 0, 4] } }, 'the pays of P list 3 counts for 4 reels'],
    ['a paid scatter', { ...unseenLines, pays: { ...unseenLines.pays, Z: [0, 0, 1, 1] } }, 'pays has "Z", which is paid by its feature'],
    ['a wild on the first reel of ways', { ...unseenWays, reels: ['XROGGPRO', ...unseenWays.reels.slice(1)] }, 'no wild on its first reel'],
    ['two features', { ...unseenLines, hold: { ...unseenWays.hold, symbol: 'P' } }, 'it has two features'],
    ['endless free rounds', { ...unseenLines, free: { ...unseenLines.free, rounds: { 1: 9 } } }, 'bring as many as they use'],
    ['a return of all', { ...unseenLines, pays: { ...unseenLines.pays, O: [0, 1, 5, 30] } }, 'pays back as much as it takes'],
    [
      'more than the wallet takes',
      { ...unseenWays, unitCents: { least: 1, most: 10_000 }, hold: { ...unseenWays.hold, full: 1_000_000, chance: [1, 999] } },
      'more than the wallet takes',
    ],
  ])('a title with %s is refused, and the error names file and fault', (_, document, fault) => {
    expect(faultsOf(document)).toContain('The slot title a.json cannot be played: ');
    expect(faultsOf(document)).toContain(fault);
  });
});
