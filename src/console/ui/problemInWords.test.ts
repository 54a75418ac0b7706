import { describe, expect, it } from 'vitest';
import { checkedProps } from '#tests/support/checkedProps.ts';
import { problemInWords } from './problemInWords.ts';

const what = (message: string) => problemInWords({ nodeId: 'hero', path: '', message }).what;

describe('a message of the validator', () => {
  it('a validator message names its field and counts entries from one', () => {
    expect(problemInWords({ nodeId: 'hero', path: '/props/slides/1/title', message: 'must be string' })).toEqual({
      where: 'hero › props › slides › 2 › title',
      what: 'Must be text',
    });
  });

  it('a validator message without a node is about the whole document, with escapes read', () => {
    expect(problemInWords({ nodeId: null, path: '/nodes/a~1b~0c', message: 'x' }).where).toBe('the document › nodes › a/b~c');
  });

  it.each([
    ["must have required property 'title'", '“title” is missing'],
    ['must NOT have additional properties: colour', '“colour” is not a field here'],
    ['must NOT have fewer than 1 characters', 'Must not be empty'],
    ['must NOT have more than 40 characters', 'Has more than 40 characters'],
    ['must NOT have fewer than 1 items', 'Needs at least one entry'],
    ['must NOT have more than 8 items', 'Has more than 8 entries'],
    ['must NOT have duplicate items (items ## 0 and 1 are identical)', 'Has the same entry twice'],
    ['must be integer', 'Must be a whole number'],
    ['must be >= 1', 'Must be at least 1'],
    ['must be equal to one of the allowed values', 'Is not one of the allowed values'],
    ['value of tag "kind" must be in oneOf', 'Has an unknown “kind”'],
    ['not placed anywhere', 'Not placed anywhere'],
  ])('the message %s reads: %s', (message, words) => {
    expect(what(message)).toBe(words);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a missing field', { links: [{ id: 'a', label: 'A', icon: 'a' }] }, '“title” is missing'],
    ['an empty list', { title: 'Links', links: [] }, 'Needs at least one entry'],
    ['a number for a text', { title: 7, links: [{ id: 'a', label: 'A', icon: 'a' }] }, 'Must be text'],
  ])('a message of the production validator about %s is put into words', (_name, props, words) => {
    expect(checkedProps('QuickLinksShelf', props).map(({ message }) => what(message))).toEqual([words]);
  });
});
