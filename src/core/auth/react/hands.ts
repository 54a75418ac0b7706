import type { StoreApi } from 'zustand/vanilla';
import type { Platform } from '#src/platform/index.ts';
import type { AuthEvent, AuthState, LogoutDestination, LogoutReason } from '../types.ts';
import type { OtherTabs } from './otherTabs.ts';
import type { Heartbeat } from './sessionCalls.ts';
import type { Watches } from './watches.ts';

export type AuthPorts = {
  readonly platform: Platform;
  readonly brandId: string;
  readonly onTell: (reason: LogoutReason, message: string) => void;
  readonly onWarn: (secondsLeft: number | null, stay: () => void) => void;
  readonly onLeave: (reason: LogoutReason, destination: LogoutDestination) => void;
};

export type Hands = AuthPorts & {
  readonly tabs: OtherTabs;
  readonly watches: Watches;
  readonly heartbeat: Heartbeat;
  readonly store: StoreApi<AuthState>;
  readonly dispatch: (event: AuthEvent) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  heldBy: string | null;
  /** Idempotency key of the refresh. Retries send the same key. */
  refreshKey: string | null;
};
