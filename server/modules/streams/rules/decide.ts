import { assertNever } from '#src/shared/values/result.ts';
import type { CatalogueEvent } from '#server/modules/catalogue/index.ts';
import type { BroadcastState } from '../host.ts';
import { failed, restricted, type StreamRefusal } from './refusals.ts';

export type PatronEligibility = {
  readonly isLocated: boolean;
  readonly hasBetOnEvent: boolean;
  readonly hasCash: boolean;
  readonly hasBonus: boolean;
};

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

/** Refuses viewers with unknown location, and those with neither cash nor a bet on the event. */
export function patronRefusal({ isLocated, hasBetOnEvent, hasCash, hasBonus }: PatronEligibility): StreamRefusal | null {
  if (!isLocated) return restricted('OUT_OF_REGION');
  if (hasCash || hasBetOnEvent) return null;
  return restricted(hasBonus ? 'NO_BET_ON_EVENT' : 'BALANCE');
}

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
