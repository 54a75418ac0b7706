import type { LogoutReason } from './types.ts';

type Told = { readonly message: string; /** Stays until it is dismissed. */ readonly stays: boolean } | null;

const technical = 'Sorry! You have been logged out due to a technical issue on our end.';

/** What a player is told of a logout (product §8); null where the player did it. Total over the reasons. */
export const logoutMessages = {
  manual: null,
  none: { message: 'You have been logged out. Please login again to continue.', stays: false },
  inactivity: { message: 'You have been logged out due to inactivity. Please log in to continue.', stays: false },
  heartbeatTimeLimit: { message: 'We logged you out because you reached your set daily time limit. Come back tomorrow!', stays: true },
  refreshTokenFailed: { message: technical, stays: false },
  technicalIssue: { message: technical, stays: false },
  maintenanceMode: { message: 'We are currently undergoing maintenance', stays: false },
  unauthenticated: { message: 'You are not logged in. Please log in again to proceed.', stays: false },
  differentValidRegion: { message: 'There was a problem in verifying your location, please try logging in again', stays: false },
  coolOff: { message: 'Cool off was successful. You have been logged out.', stays: false },
  selfExclusion: { message: 'Self exclusion was successful. You have been logged out.', stays: false },
  locationChanged: { message: 'Your Location was Changed', stays: false },
} as const satisfies Readonly<Record<LogoutReason, Told>>;

/** Product §4: how a logout is counted. */
export const logoutMethod = (reason: LogoutReason): 'GEOCOMPLY_ERR' | 'TIMEOUT' | 'HEARTBEAT' | 'MANUAL' =>
  reason === 'differentValidRegion'
    ? 'GEOCOMPLY_ERR'
    : reason === 'inactivity'
      ? 'TIMEOUT'
      : reason === 'heartbeatTimeLimit'
        ? 'HEARTBEAT'
        : 'MANUAL';
