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
  ])('%j is %s', (changes, word) => {
    expect(words(changes)).toEqual([word]);
  });

  it('are none for an ordinary game', () => {
    expect(tagOf(game(0))).toBeNull();
  });

  it('are told weightiest first, and a tile has room for that one', () => {
    const all = { exclusive: true, featured: true, newBadge: true, multiplayer: true, betBehind: true, freeReward: true };
    expect(words(all)).toEqual(['Exclusive', 'Featured', 'New', 'Bet Behind (BB)', 'Multiplayer', 'Free Reward']);
    expect(tagOf(game(0, all))?.word).toBe('Exclusive');
  });

  it('put before everything that the game cannot be played', () => {
    expect(tagOf(game(0, { available: false, exclusive: true }))).toEqual({ word: 'Unavailable', tone: 'neutral' });
  });

  it('tell betting behind before the table being shared, which it always is', () => {
    expect(tagOf(game(0, { betBehind: true, multiplayer: true }))?.word).toBe('Bet Behind (BB)');
  });
});
