import { assertNever } from '#src/shared/values/result.ts';
import type { CatalogueEvent } from '#server/modules/catalogue/index.ts';
import type { BroadcastState } from '../host.ts';
import { failed, restricted, type StreamRefusal } from './refusals.ts';

/** What is asked of a player before a picture is sent. */
export type PatronStanding = {
  /** A verdict that permits, for this address, and not expired. */
  readonly isLocated: boolean;
  readonly hasBetOnEvent: boolean;
  readonly hasCash: boolean;
  /** Credits that can be bet, and cannot be withdrawn. */
  readonly hasBonus: boolean;
};

/** Whether the event is one to watch now; null where it is. */
export function eventRefusal(event: Pick<CatalogueEvent, 'status' | 'hasLiveStream'> | null): StreamRefusal | null {
  if (event === null || !event.hasLiveStream) return failed('ERROR');
  switch (event.status) {
    case 'IN_PLAY':
      return null;
    case 'PRE_GAME':
      return failed('EVENT_PENDING');
    case 'CANCELLED':
      return failed('EVENT_CANCELLED');
    case 'FINISHED':
    case 'HIDDEN':
    case 'INVALID':
      return failed('EVENT_CLOSED');
    default:
      return assertNever(event.status);
  }
}

/**
 * Whether this player may watch: located, and with cash or a bet on the event. Who has credits alone is told to bet with them, who has
 * nothing is told to deposit.
 */
export function patronRefusal({ isLocated, hasBetOnEvent, hasCash, hasBonus }: PatronStanding): StreamRefusal | null {
  if (!isLocated) return restricted('OUT_OF_REGION');
  if (hasCash || hasBetOnEvent) return null;
  return restricted(hasBonus ? 'NO_BET_ON_EVENT' : 'BALANCE');
}

/** Whether the host has a picture; a host that does not say has none. */
export function broadcastRefusal(state: BroadcastState | null): StreamRefusal | null {
  switch (state) {
    case 'LIVE':
      return null;
    case 'PENDING':
      return restricted('STREAM_PENDING');
    case 'CLOSED':
      return restricted('STREAM_CLOSED');
    case 'CANCELLED':
      return restricted('STREAM_CANCELLED');
    case null:
      return failed('ERROR');
    default:
      return assertNever(state);
  }
}
