import type { GameTileFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';

export type GameTag = { readonly word: string; readonly tone: 'accent' | 'bonus' | 'info' | 'neutral' | 'positive' };
type Tagged = Pick<GameTileFragment, 'available' | 'exclusive' | 'featured' | 'newBadge' | 'betBehind' | 'multiplayer' | 'freeReward'>;

const tags: readonly (readonly [(game: Tagged) => boolean, GameTag])[] = [
  [({ available }) => !available, { word: t`Unavailable`, tone: 'neutral' }],
  [({ exclusive }) => exclusive, { word: t`Exclusive`, tone: 'bonus' }],
  [({ featured }) => featured, { word: t`Featured`, tone: 'accent' }],
  [({ newBadge }) => newBadge, { word: t`New`, tone: 'accent' }],
  // Precedes Multiplayer, because the Multiplayer tag applies to every shared table.
  [({ betBehind }) => betBehind, { word: t`Bet Behind (BB)`, tone: 'info' }],
  [({ multiplayer }) => multiplayer, { word: t`Multiplayer`, tone: 'info' }],
  [({ freeReward }) => freeReward, { word: t`Free Reward`, tone: 'positive' }],
];

/** Returns a game's tags, highest priority first. Their texts are prescribed (product §9). */
export const tagsOf = (game: Tagged): readonly GameTag[] => tags.filter(([has]) => has(game)).map(([, tag]) => tag);

export const tagOf = (game: Tagged): GameTag | null => tagsOf(game)[0] ?? null;
