import type { GameTileFragment } from '#src/gql/graphql.ts';

export type GameTag = { readonly word: string; readonly tone: 'accent' | 'bonus' | 'info' | 'neutral' | 'positive' };
type Tagged = Pick<GameTileFragment, 'available' | 'exclusive' | 'featured' | 'newBadge' | 'betBehind' | 'multiplayer' | 'freeReward'>;

const tags: readonly (readonly [(game: Tagged) => boolean, GameTag])[] = [
  [({ available }) => !available, { word: 'Unavailable', tone: 'neutral' }],
  [({ exclusive }) => exclusive, { word: 'Exclusive', tone: 'bonus' }],
  [({ featured }) => featured, { word: 'Featured', tone: 'accent' }],
  [({ newBadge }) => newBadge, { word: 'New', tone: 'accent' }],
  // Every table of several seats is shared: what is special about it goes first.
  [({ betBehind }) => betBehind, { word: 'Bet Behind (BB)', tone: 'info' }],
  [({ multiplayer }) => multiplayer, { word: 'Multiplayer', tone: 'info' }],
  [({ freeReward }) => freeReward, { word: 'Free Reward', tone: 'positive' }],
];

/** Every tag a game has, the weightiest first. Words: product §9. */
export const tagsOf = (game: Tagged): readonly GameTag[] => tags.filter(([has]) => has(game)).map(([, tag]) => tag);

/** The one tag there is room for on a tile. */
export const tagOf = (game: Tagged): GameTag | null => tagsOf(game)[0] ?? null;
