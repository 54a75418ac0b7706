import { type SameGamePush, sameGamePushes, USUAL_PUSH } from '#src/shared/betting/sameGame/push.ts';
import type { GraphQLContext } from './context.ts';

/** By which rule the viewer's brand settles several picks of one game. */
export const sameGamePushOf = ({ deps, viewer }: GraphQLContext): SameGamePush => deps.config.sameGamePushes[viewer.brand] ?? USUAL_PUSH;

/** The rule in words, for a bet with several picks of one game; null for any other. */
export function sameGameRule(eventIds: readonly string[], push: SameGamePush): string | null {
  return new Set(eventIds).size < eventIds.length ? sameGamePushes[push] : null;
}
