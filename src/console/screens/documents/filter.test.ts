import { describe, expect, it } from 'vitest';
import { reaches } from '../../places/brandSettings.ts';
import { draft, pointer } from '#tests/support/console/things.ts';
import { type DocumentFilter, groupsOf } from './filter.ts';

const all: DocumentFilter = { search: '', brand: '*', region: '*', environment: '' };
const pointers = [
  pointer({ surface: 'receipt:bet-placed' }),
  pointer({ surface: 'home' }),
  pointer({ surface: 'home', brand: 'beta', region: 'US-NJ' }),
  pointer({ surface: 'casino', region: 'CA' }),
  pointer({ surface: 'dialogs', environment: 'staging' }),
];
const found = (filter: Partial<DocumentFilter>) =>
  groupsOf(pointers, [], { ...all, ...filter }).flatMap(({ rows }) =>
    rows.map(({ pointer: { surface, brand, region } }) => `${surface} ${brand} ${region}`),
  );

describe('documents', () => {
  it('stand by the family of their surface, in one order, without empty families', () => {
    expect(groupsOf(pointers, [], all).map(({ family, rows }) => [family, rows.length])).toEqual([
      ['Pages', 3],
      ['Dialogs', 1],
      ['Receipts', 1],
    ]);
  });

  it('come with the drafts for exactly their place', () => {
    const drafts = [draft(), draft({ id: 'other', brand: 'beta', region: 'US-NJ' }), draft({ id: 'staging', environment: 'staging' })];
    const [pages] = groupsOf(pointers, drafts, all);
    expect(pages?.rows.map((row) => row.drafts.map(({ id }) => id))).toEqual([['draft-1'], ['other'], []]);
  });

  it('are found by name or by the surface’s own word', () => {
    expect(found({ search: 'lobby' })).toEqual(['casino * CA']);
    expect(found({ search: ' RECEIPT:' })).toEqual(['receipt:bet-placed * *']);
  });

  it('are filtered by whom they reach, not by what stands in the row', () => {
    expect(found({ brand: 'alpha' })).toEqual(['home * *', 'casino * CA', 'dialogs * *', 'receipt:bet-placed * *']);
    expect(found({ region: 'CA-ON' })).toEqual(['home * *', 'casino * CA', 'dialogs * *', 'receipt:bet-placed * *']);
    expect(found({ region: 'US', brand: 'beta' })).toEqual(['home * *', 'home beta US-NJ', 'dialogs * *', 'receipt:bet-placed * *']);
    expect(found({ environment: 'staging' })).toEqual(['dialogs * *']);
  });
});

describe('what reaches whom', () => {
  it.each([
    ['*', 'US-NJ', true],
    ['US', 'US-NJ', true],
    ['US-NJ', 'US', true],
    ['US-NJ', 'US-NY', false],
    ['U', 'US-NJ', false],
    ['CA', 'US-NJ', false],
    ['US-NJ', '*', true],
  ])('%s and %s: %s', (theirs, mine, does) => {
    expect(reaches(theirs, mine)).toBe(does);
  });
});
