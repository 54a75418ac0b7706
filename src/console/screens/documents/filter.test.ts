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
  it('documents are grouped by family in a fixed order, without empty families', () => {
    expect(groupsOf(pointers, [], all).map(({ family, rows }) => [family, rows.length])).toEqual([
      ['Pages', 3],
      ['Dialogs', 1],
      ['Receipts', 1],
    ]);
  });

  it('a document lists the drafts for exactly its place', () => {
    const drafts = [draft(), draft({ id: 'other', brand: 'beta', region: 'US-NJ' }), draft({ id: 'staging', environment: 'staging' })];
    const [pages] = groupsOf(pointers, drafts, all);
    expect(pages?.rows.map((row) => row.drafts.map(({ id }) => id))).toEqual([['draft-1'], ['other'], []]);
  });

  it('documents are found by name or by surface', () => {
    expect(found({ search: 'lobby' })).toEqual(['casino * CA']);
    expect(found({ search: ' RECEIPT:' })).toEqual(['receipt:bet-placed * *']);
  });

  it('documents are filtered by the audience they reach', () => {
    expect(found({ brand: 'alpha' })).toEqual(['home * *', 'casino * CA', 'dialogs * *', 'receipt:bet-placed * *']);
    expect(found({ region: 'CA-ON' })).toEqual(['home * *', 'casino * CA', 'dialogs * *', 'receipt:bet-placed * *']);
    expect(found({ region: 'US', brand: 'beta' })).toEqual(['home * *', 'home beta US-NJ', 'dialogs * *', 'receipt:bet-placed * *']);
    expect(found({ environment: 'staging' })).toEqual(['dialogs * *']);
  });
});

describe('the reach of a region', () => {
  it.each([
    ['*', 'US-NJ', true],
    ['US', 'US-NJ', true],
    ['US-NJ', 'US', true],
    ['US-NJ', 'US-NY', false],
    ['U', 'US-NJ', false],
    ['CA', 'US-NJ', false],
    ['US-NJ', '*', true],
  ])('the place %s reaches %s: %s', (theirs, mine, does) => {
    expect(reaches(theirs, mine)).toBe(does);
  });
});
