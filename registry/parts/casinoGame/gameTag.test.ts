import { describe, expect, it } from 'vitest';
import { game } from '#fixtures/worlds/casino.ts';
import { tagOf, tagsOf } from './gameTag.ts';

const words = (changes: Parameters<typeof game>[1]): readonly string[] => tagsOf(game(0, changes)).map(({ word }) => word);

describe('tags of a game', () => {
  it.each([
    [{ exclusive: true }, 'Exclusive'],
    [{ featured: true }, 'Featured'],
    [{ newBadge: true }, 'New'],
    [{ multiplayer: true }, 'Multiplayer'],
    [{ betBehind: true }, 'Bet Behind (BB)'],
    [{ freeReward: true }, 'Free Reward'],
  ])('a game with %j has the tag %s', (changes, word) => {
    expect(words(changes)).toEqual([word]);
  });

  it('an ordinary game has no tag', () => {
    expect(tagOf(game(0))).toBeNull();
  });

  it('tags are ordered by importance, and a tile shows the first', () => {
    const all = { exclusive: true, featured: true, newBadge: true, multiplayer: true, betBehind: true, freeReward: true };
    expect(words(all)).toEqual(['Exclusive', 'Featured', 'New', 'Bet Behind (BB)', 'Multiplayer', 'Free Reward']);
    expect(tagOf(game(0, all))?.word).toBe('Exclusive');
  });

  it('the tag Unavailable comes before all others', () => {
    expect(tagOf(game(0, { available: false, exclusive: true }))).toEqual({ word: 'Unavailable', tone: 'neutral' });
  });

  it('the tag for betting behind comes before the one for shared tables', () => {
    expect(tagOf(game(0, { betBehind: true, multiplayer: true }))?.word).toBe('Bet Behind (BB)');
  });
});
