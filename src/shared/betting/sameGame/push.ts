import { t } from '../../text/t.ts';

/** Push rules, shown before placing (domain rules §2.4). */
export const sameGamePushes = {
  REPRICE: t`If one pick in a same game parlay pushes or is void, we settle the other picks at the odds without it.`,
  VOID_ALL: t`If one pick in a same game parlay is void, all its picks are void, even if one lost. If one pushes, they are void unless another one lost.`,
  PUSH_UNLESS_LOSS: t`If one pick in a same game parlay pushes or is void, all its picks push, unless another one lost.`,
} as const;

export type SameGamePush = keyof typeof sameGamePushes;

export const USUAL_PUSH: SameGamePush = 'REPRICE';

export const isSameGamePush = (name: unknown): name is SameGamePush => typeof name === 'string' && Object.hasOwn(sameGamePushes, name);
