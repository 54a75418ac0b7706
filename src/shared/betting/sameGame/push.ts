import { t } from '../../text/t.ts';

/** Rules shown before placing (domain rules §2.4). */
export const sameGamePushes = {
  REPRICE: t`If one of several picks from a game is void or ends level, the others count at their price without it.`,
  VOID_ALL: t`If one of several picks from a game is void, all of them are void, even beside a lost one. If one ends level, they are void unless another has lost.`,
  PUSH_UNLESS_LOSS: t`If one of several picks from a game is void or ends level, all of them count as level, unless another one has lost.`,
} as const;

export type SameGamePush = keyof typeof sameGamePushes;

export const USUAL_PUSH: SameGamePush = 'REPRICE';

export const isSameGamePush = (name: unknown): name is SameGamePush => typeof name === 'string' && Object.hasOwn(sameGamePushes, name);
