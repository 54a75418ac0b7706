import { t } from '#src/shared/text/t.ts';
import type { LogoutMethod } from '#src/platform/analytics/events.ts';
import type { LogoutDestination, LogoutReason } from './types.ts';

type Told = { readonly message: string; readonly stays: boolean };
export type ReasonShape = {
  readonly method: LogoutMethod;
  /** Text after the logout; null if the player requested it, here or in the native app. */
  readonly told: Told | null;
  readonly destination: LogoutDestination;
};

const say = (message: string, stays = false): Told => ({ message, stays });
const generic = say(t`You have been logged out. Please login again to continue.`);
const technical = say(t`Sorry! You have been logged out due to a technical issue on our end.`);
const idle = say(t`You have been logged out due to inactivity. Please log in to continue.`);
const maintenance = say(t`We are currently undergoing maintenance`);
const shape = (method: LogoutMethod, told: Told | null, destination: LogoutDestination = 'login-and-back'): ReasonShape => ({
  method,
  told,
  destination,
});

/** Texts and destinations of logouts (product §4, §8). */
export const logoutReasons = {
  manual: shape('MANUAL', null, 'login'),
  none: shape('MANUAL', generic),
  inactivity: shape('TIMEOUT', idle),
  activityTimeout: shape('TIMEOUT', idle),
  heartbeatTimeLimit: shape(
    'HEARTBEAT',
    say(t`We logged you out because you reached your set daily time limit. Come back tomorrow!`, true),
  ),
  identityHeartbeat: shape('MANUAL', generic),
  refreshTokenFailed: shape('MANUAL', technical),
  technicalIssue: shape('MANUAL', technical),
  maintenance: shape('MANUAL', maintenance, 'stay'),
  maintenanceMode: shape('MANUAL', maintenance, 'stay'),
  webView: shape('MANUAL', null),
  unauthenticated: shape('MANUAL', say(t`You are not logged in. Please log in again to proceed.`)),
  geocomplyError: shape('GEOCOMPLY_ERR', generic),
  differentValidRegion: shape('GEOCOMPLY_ERR', say(t`There was a problem in verifying your location, please try logging in again`)),
  locationChanged: shape('GEOCOMPLY_ERR', say(t`Your Location was Changed`)),
  coolOff: shape('MANUAL', say(t`Cool off was successful. You have been logged out.`), 'login'),
  selfExclusion: shape('MANUAL', say(t`Self exclusion was successful. You have been logged out.`), 'login'),
} as const satisfies Readonly<Record<LogoutReason, ReasonShape>>;

export const isLogoutReason = (value: unknown): value is LogoutReason => typeof value === 'string' && Object.hasOwn(logoutReasons, value);
