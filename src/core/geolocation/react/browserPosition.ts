import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { BrowserFault } from '../faults.ts';
import type { Position } from '../types.ts';

/** Product §9: a position of this age is still taken. */
const MAX_AGE_MS = 30_000;
const GIVE_UP_MS = 5_000;

/** The browser's own position. Absent in frames and some browsers, refused by many players: every outcome has a name. */
export function browserPosition(source: Geolocation | undefined = navigator.geolocation): Promise<Result<Position, BrowserFault>> {
  if (!source) return Promise.resolve(refuse('unsupported-api'));
  return new Promise((resolve) => {
    source.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve(ok({ latitude, longitude, accuracy })),
      ({ code }) => resolve(refuse(code === 1 ? 'permission-denied' : code === 3 ? 'timeout' : 'cannot-detect-location')),
      { maximumAge: MAX_AGE_MS, timeout: GIVE_UP_MS, enableHighAccuracy: true },
    );
  });
}

/** Whether the browser gives a position without asking; unknown counts as no. */
export async function isPositionAllowed(permissions: Permissions | undefined = navigator.permissions): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}

/** Whether the browser would ask the player now; then the reason is explained first. Unknown counts as not asking. */
export async function wouldPrompt(permissions: Permissions | undefined = navigator.permissions): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'prompt';
  } catch {
    return false;
  }
}
