import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { BrowserFault } from '../faults.ts';
import type { Position } from '../types.ts';

/** Maximum age of a position (product §9). */
const MAX_AGE_MS = 30_000;
const GIVE_UP_MS = 5_000;

/** Requests the position; the browser may prompt. Never rejects. */
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

/** True if the browser may read the position without a prompt; false if unknown. */
export async function isPositionAllowed(permissions: Permissions | undefined = navigator.permissions): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}

/** True if reading the position would prompt the player; false if unknown. */
export async function wouldPrompt(permissions: Permissions | undefined = navigator.permissions): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'prompt';
  } catch {
    return false;
  }
}
