import type { GeoDisplay, GeoFault, GeoState, GeoTelling, GeoTrigger } from './types.ts';

/** What the check was for: the player asked for it, wants to wager, has just lost a permission, or only came along. */
export type GeoOccasion = 'asked' | 'acting' | 'lost' | 'quiet';

/**
 * Where a fault is told (product §4, §8). The toast 'Location Error Detected' answers who pressed Check Location; whoever is in the middle
 * of something gets a dialog; whoever had no permission and asked for none is told nothing.
 */
const tellings = {
  modal: { asked: 'toast', acting: 'dialog', lost: 'dialog', quiet: null },
  'services-disabled': { asked: 'toast', acting: 'toast', lost: 'toast', quiet: null },
  verify: { asked: 'dialog', acting: 'dialog', lost: 'dialog', quiet: null },
  none: { asked: null, acting: null, lost: null, quiet: null },
} as const satisfies Readonly<Record<GeoDisplay, Readonly<Record<GeoOccasion, GeoTelling['as'] | null>>>>;

export const occasionOf = ({ trigger, hadVerdict }: Pick<GeoState, 'hadVerdict' | 'trigger'>): GeoOccasion => {
  if (trigger === 'manual-check') return 'asked';
  if (trigger === 'placement') return 'acting';
  return hadVerdict ? 'lost' : 'quiet';
};

/** Null: it is not told. */
export function tellingOf(fault: GeoFault, occasion: GeoOccasion): GeoTelling | null {
  const as = tellings[fault.displayType][occasion];
  return as === null ? null : { fault, as };
}

const weights: Readonly<Partial<Record<GeoTrigger, number>>> = { 'manual-check': 2, placement: 1 };

/** A check that runs is told to whoever wants its answer most. */
export const outweighs = (later: GeoTrigger, running: GeoTrigger | null): boolean =>
  (weights[later] ?? 0) > (running === null ? 0 : (weights[running] ?? 0));
