import type { GeoDisplay, GeoFault, GeoState, GeoNotice, GeoTrigger } from './types.ts';

export type GeoNoticeContext = 'acting' | 'arriving' | 'asked' | 'lost' | 'quiet';

/** Display of a fault, by display type and context (product §4, §8). */
const tellings = {
  modal: { asked: 'toast', acting: 'dialog', lost: 'dialog', arriving: 'dialog', quiet: null },
  'services-disabled': { asked: 'toast', acting: 'toast', lost: 'toast', arriving: 'toast', quiet: null },
  verify: { asked: 'dialog', acting: 'dialog', lost: 'dialog', arriving: 'dialog', quiet: null },
  none: { asked: null, acting: null, lost: null, arriving: null, quiet: null },
} as const satisfies Readonly<Record<GeoDisplay, Readonly<Record<GeoNoticeContext, GeoNotice['as'] | null>>>>;

const isArrival = (trigger: GeoTrigger | null): boolean => trigger === 'log-in' || trigger === 'app-launch';

export const noticeContextOf = ({ trigger, hadVerdict }: Pick<GeoState, 'hadVerdict' | 'trigger'>): GeoNoticeContext => {
  if (trigger === 'manual-check') return 'asked';
  if (trigger === 'placement') return 'acting';
  if (hadVerdict) return 'lost';
  return isArrival(trigger) ? 'arriving' : 'quiet';
};

export function geoNoticeOf(fault: GeoFault, occasion: GeoNoticeContext): GeoNotice | null {
  const as = tellings[fault.displayType][occasion];
  return as === null ? null : { fault, as };
}

const weights: Readonly<Partial<Record<GeoTrigger, number>>> = { 'manual-check': 2, placement: 1 };

export const outweighs = (later: GeoTrigger, running: GeoTrigger | null): boolean =>
  (weights[later] ?? 0) > (running === null ? 0 : (weights[running] ?? 0));
