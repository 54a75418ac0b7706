import type { LocationPermission } from './events.ts';

const meanings: Readonly<Record<PermissionState, LocationPermission>> = { granted: 'granted', denied: 'declined', prompt: 'not-asked' };

/** Reads the location permission without prompting. Never rejects. */
export async function locationPermission(permissions: Permissions | undefined = navigator.permissions): Promise<LocationPermission> {
  try {
    const status = await permissions?.query({ name: 'geolocation' });
    return status === undefined ? 'unknown' : meanings[status.state];
  } catch {
    return 'unknown';
  }
}
