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
  /** An idle session ends in so many seconds unless the player stays; null takes the warning back. */
  readonly onWarn: (secondsLeft: number | null, stay: () => void) => void;
  /** The player is out, and is to be there. */
  readonly onLeave: (reason: LogoutReason, destination: LogoutDestination) => void;
};

/** What the effects of the core are done with. */
export type Hands = AuthPorts & {
  readonly tabs: OtherTabs;
  readonly watches: Watches;
  readonly heartbeat: Heartbeat;
  readonly store: StoreApi<AuthState>;
  readonly dispatch: (event: AuthEvent) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  heldBy: string | null;
  /** Names the question for new tokens until it has an answer: the network may bring one twice, and a try after a lost answer is the same question. */
  refreshKey: string | null;
};
