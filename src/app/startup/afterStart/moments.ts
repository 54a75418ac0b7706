import { type LogoutReason, logoutReasons } from '#src/core/auth/index.ts';

import type { useBetslipContext } from '#src/core/betslip/index.ts';
import { type AnalyticsEvent, type LogoutMethod, type Section, SECTIONS } from '#src/platform/analytics/events.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';

export function sectionOf(path: string): Section {
  const [, room = ''] = path.split('/');
  return room === '' ? 'home' : (SECTIONS.find((section) => section === room && section !== 'home') ?? 'other');
}

/** Returns how the player was logged out, for analytics (product §4). */
export const methodOf = (reason: LogoutReason): LogoutMethod => logoutReasons[reason].method;

export type SlipState = ReturnType<ReturnType<typeof useBetslipContext>['store']['getState']>;
type Watched = Pick<SlipState, 'nextIntentId' | 'intents' | 'placement' | 'quick'>;

const eventsOf = { add: 'selection-added', remove: 'selection-removed', clear: 'betslip-cleared' } as const;

export function slipEvents(before: Watched, after: Watched): readonly AnalyticsEvent[] {
  const wished = after.intents.flatMap(({ id, kind }): readonly AnalyticsEvent[] =>
    id >= before.nextIntentId && isKeyOf(eventsOf, kind) ? [{ type: eventsOf[kind] }] : [],
  );
  return [...wished, ...decided(before.placement, after.placement), ...decided(before.quick, after.quick)];
}

function decided(before: Watched['placement'], after: Watched['placement']): readonly AnalyticsEvent[] {
  if (before.at === after.at) return [];
  if (after.at === 'accepted') return [{ type: 'bets-placed', count: 'placement' in before ? before.placement.bets.length : 1 }];
  return after.at === 'refused' ? [{ type: 'bets-refused', code: codeIn(after.refusals[0]?.code) }] : [];
}

const codeIn = (code: string | undefined): string => (code !== undefined && /^[\w.-]{1,64}$/.test(code) ? code : 'other');
