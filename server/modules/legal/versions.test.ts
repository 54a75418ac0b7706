import { describe, expect, it } from 'vitest';
import { callOffRefusal, EVERYWHERE, inForce, type LegalVersion, nextChange, refusalOf } from './rules/index.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 27, hour));
const written = (version: number, holdsFrom: Date | null, region = EVERYWHERE): LegalVersion => ({
  ...{ brand: 'one', region, document: 'terms', version, title: 'Terms', body: `Text ${version}`, hash: `h${version}` },
  ...{ holdsFrom, isMaterial: false, publishedBy: 'ann', publishedAt: at(0) },
});
const all = [written(1, null), written(2, at(6)), written(3, at(8), 'US-NJ'), written(4, at(12))];
const shownTo = (region: string, hour: number) => inForce(all, { brand: 'one', region }, 'terms', at(hour))?.version;
const wish = (hour: number, region = EVERYWHERE) => ({ brand: 'one', region, document: 'terms' as const, holdsFrom: at(hour) });

describe('the legal version in force', () => {
  it.each([
    ['US-MI', 5, 1],
    ['US-MI', 6, 2],
    ['US-MI', 12, 4],
    ['US-NJ', 7, 2],
    ['US-NJ', 8, 3],
    ['US-NJ', 13, 3],
  ])('a legal text in %s at %i is in force: version %i', (region, hour, version) => expect(shownTo(region, hour)).toBe(version));

  it('the next change of a legal text is the next version of the region or of all regions', () => {
    expect(nextChange(all, { brand: 'one', region: 'US-NJ' }, at(6))).toEqual(at(8));
    expect(nextChange(all, { brand: 'one', region: 'US-MI' }, at(6))).toEqual(at(12));
    expect(nextChange(all, { brand: 'two', region: 'US-MI' }, at(0))).toBeNull();
  });
});

describe('the publication of a legal version', () => {
  it('a legal version after the last of its place may be published, also first for a region', () => {
    expect(refusalOf(all, wish(13), at(10))).toBeNull();
    expect(refusalOf(all, wish(10, 'CA-ON'), at(10))).toBeNull();
  });

  it.each([
    [wish(9), 'can’t take effect in the past'],
    [wish(12), 'Two versions would be in force at the same time'],
    [wish(11), 'Version 4 holds from 2026-11-27T12:00:00.000Z'],
    [{ ...wish(13), brand: 'two' }, 'Nothing would be in force until then'],
    [{ ...wish(10, 'US-NJ'), brand: 'two' }, 'The first version for all regions must take effect now'],
  ])('the legal version %j is refused: %s', (asked, said) => expect(refusalOf(all, asked, at(10))).toContain(said));
});

describe('calling off a legal version', () => {
  it('only a planned legal version may be called off', () => {
    expect(callOffRefusal(all[3], at(11))).toBeNull();
    for (const [version, hour] of [
      [all[3], 12],
      [all[3], 13],
      [all[0], 0],
    ] as const)
      expect(callOffRefusal(version, at(hour))).toContain('may have been accepted');
    expect(callOffRefusal(undefined, at(0))).toBe('This version does not exist.');
  });

  it('calling a legal version off leaves the earlier one in force', () => {
    const left = all.filter(({ version }) => version !== 4);
    expect(inForce(left, { brand: 'one', region: 'US-MI' }, 'terms', at(13))?.version).toBe(2);
  });
});
