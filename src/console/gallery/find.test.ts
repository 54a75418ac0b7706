import { describe, expect, it } from 'vitest';
import type { CaseEntry } from '../preview/cases.ts';
import { found, inWords } from './find.ts';

const entry = (path: string): CaseEntry => {
  const [family = '', kind = '', name = ''] = path.split('/');
  return { family, kind, name, node: { __typename: kind, id: path }, authored: {}, isPublishable: true };
};
const cases = [
  'actions/SubmitForm/usual',
  'pageShelves/QuickLinks/usual',
  'pageShelves/QuickLinks/hostile',
  'pageShelves/Tabs/usual',
  'odd/Thing/one',
].map(entry);
const told = (search: string) =>
  found(cases, search).flatMap(({ family, kinds }) => kinds.map(({ kind, name }) => `${family} ${kind} ${name ?? ''}`.trim()));

describe('the search', () => {
  it('the search without a term lists every kind, screens first', () => {
    expect(told(' ')).toEqual(['pageShelves QuickLinks', 'pageShelves Tabs', 'actions SubmitForm', 'odd Thing']);
  });

  it.each([
    ['tab', ['pageShelves Tabs']],
    ['quick links', ['pageShelves QuickLinks']],
    ['PAGE shelves tabs', ['pageShelves Tabs']],
    ['hostile', ['pageShelves QuickLinks hostile']],
    ['links hostile', ['pageShelves QuickLinks hostile']],
    ['tabs hostile', []],
    ['nobody', []],
  ])('the search for %j finds %j', (search, kinds) => {
    expect(told(search)).toEqual(kinds);
  });

  it('the search counts the cases of a kind', () => {
    expect(found(cases, 'quick')[0]?.kinds[0]?.names).toEqual(['usual', 'hostile']);
  });
});

it.each([
  ['pageShelves', 'Page shelves'],
  ['longWords', 'Long words'],
  ['usual', 'Usual'],
])('the name %s reads %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
