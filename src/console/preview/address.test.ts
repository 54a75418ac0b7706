import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandIds } from '#src/app/startup/boot/brands.ts';
import { addressOf, type Choice, choiceOf, CRITICALITIES, ODDS, REGIONS, usualChoice, WIDTHS } from './address.ts';

const opened = (address: string): Choice => choiceOf(new URL(address, 'http://gallery').search);
const word = fc.option(fc.constantFrom('pageShelves', 'Tabs', 'usual', 'a b', 'x&y=z', 'ü'), { nil: null });
const anyChoice = fc.record<Choice>({
  ...{ family: word, kind: word, name: word, isOwn: fc.boolean(), brand: fc.constantFrom(...brandIds) },
  ...{ mode: fc.constantFrom('light', 'dark'), width: fc.constantFrom(...WIDTHS), region: fc.constantFrom(...REGIONS) },
  ...{ odds: fc.constantFrom(...ODDS), build: fc.constantFrom('now', 'without:TabsShelf', 'FieldsForm@1') },
  criticality: fc.constantFrom(...CRITICALITIES),
});

describe('an address', () => {
  it('a preview address holds every choice and is read back unchanged', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom('gallery', 'preview'), (choice, page) => {
        expect(opened(addressOf(page, choice))).toEqual(choice);
      }),
    );
  });

  it('a preview address leaves out default values', () => {
    expect(addressOf('gallery', usualChoice)).toBe('/gallery.html');
    expect(addressOf('preview', { family: 'forms', kind: 'Tip', name: 'one' })).toBe('/preview.html?family=forms&kind=Tip&case=one');
  });

  it('unknown values in a preview address fall back to the defaults', () => {
    expect(opened('/preview.html?brand=nobody&mode=pink&width=12&region=XX&odds=ROMAN&criticality=VERY&own=no')).toEqual(usualChoice);
  });
});
