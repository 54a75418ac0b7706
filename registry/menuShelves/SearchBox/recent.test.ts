import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '#src/platform/index.ts';
import { MOST_RECENT, recentOf, remember, withTerm } from './recent.ts';

const kept = new Map<string, string>();
const backing = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (at: number) => [...kept.keys()][at] ?? null,
  get length() {
    return kept.size;
  },
};
const storage = createStorage('brand', () => backing);
beforeEach(() => kept.clear());

describe('recent searches', () => {
  it.each([
    [[], 'jets', ['jets']],
    [['bills'], 'jets', ['jets', 'bills']],
    [['bills', 'jets'], 'jets', ['jets', 'bills']],
    [['bills', 'Jets'], 'jets', ['jets', 'bills']],
    [['a b', 'c d', 'e f'], 'jets', ['jets', 'a b', 'c d']],
  ])('the searches %j with %s become %j', (terms, term, expected) => expect(withTerm(terms, term)).toEqual(expected));

  it('at most three recent searches are kept, newest first', () => {
    for (const term of ['one', 'two', 'three', 'four', 'two']) remember(storage, 'p1', term);
    expect(recentOf(storage, 'p1')).toEqual(['two', 'four', 'three']);
    expect(recentOf(storage, 'p1')).toHaveLength(MOST_RECENT);
  });

  it('recent searches belong to one player, and visitors have none', () => {
    remember(storage, 'p1', 'jets');
    expect(recentOf(storage, 'p2')).toEqual([]);
    expect(recentOf(storage, null)).toEqual([]);
    remember(storage, null, 'bills');
    expect(recentOf(storage, 'p1')).toEqual(['jets']);
    remember(storage, 'p2', 'bills');
    expect(recentOf(storage, 'p2')).toEqual(['bills']);
    expect(recentOf(storage, 'p1')).toEqual([]);
  });

  it.each([
    '{',
    '{"v":2,"value":{"playerId":"p1","terms":["jets"]}}',
    '{"v":1,"value":{"playerId":"p1","terms":"jets"}}',
    '{"v":1,"value":{"playerId":"p1","terms":["jets",7]}}',
    '{"v":1,"value":{"playerId":"p1","terms":["x"]}}',
    '{"v":1,"value":{"playerId":"p1","terms":["aaa","bbb","ccc","ddd"]}}',
    '{"v":1,"value":{"terms":["jets"]}}',
  ])('stored recent searches in a foreign format are ignored: %s', (text) => {
    kept.set('brand.player.recentSearches', text);
    expect(recentOf(storage, 'p1')).toEqual([]);
  });
});
