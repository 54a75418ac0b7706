import { type SameGamePush, sameGamePushes, USUAL_PUSH } from '#src/shared/betting/sameGame/push.ts';
import type { GraphQLContext } from './context.ts';

/** The brand's rule for a push in a same game parlay. */
export const sameGamePushOf = ({ deps, viewer }: GraphQLContext): SameGamePush => deps.config.sameGamePushes[viewer.brand] ?? USUAL_PUSH;

/** The rule as text, for a bet with several selections of one game; null for others. */
export function sameGameRule(eventIds: readonly string[], push: SameGamePush): string | null {
  return new Set(eventIds).size < eventIds.length ? sameGamePushes[push] : null;
}
