import { type SameGamePush, sameGamePushes, USUAL_PUSH } from '#src/shared/betting/sameGame/push.ts';
import type { GraphQLContext } from './context.ts';

export const sameGamePushOf = ({ deps, viewer }: GraphQLContext): SameGamePush => deps.config.sameGamePushes[viewer.brand] ?? USUAL_PUSH;

export function sameGameRule(eventIds: readonly string[], push: SameGamePush): string | null {
  return new Set(eventIds).size < eventIds.length ? sameGamePushes[push] : null;
}
