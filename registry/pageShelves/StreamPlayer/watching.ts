import { assertNever } from '#src/shared/values/result.ts';
import type { Reason } from './notices.ts';
import type { Viewing } from './viewing.ts';

export type Watching =
  | { readonly state: 'poster' }
  | { readonly state: 'asking' }
  | { readonly state: 'refused'; readonly reason: Reason }
  | { readonly state: 'loading' | 'playing'; readonly viewing: Viewing }
  | { readonly state: 'failed' }
  | { readonly state: 'ended' };

export type WatchingEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'refused'; readonly reason: Reason }
  | { readonly type: 'opened'; readonly viewing: Viewing }
  | { readonly type: 'prolonged'; readonly viewing: Viewing }
  | { readonly type: 'shown' }
  | { readonly type: 'broken' }
  | { readonly type: 'ended' }
  | { readonly type: 'closed' };

export const atFirst: Watching = { state: 'poster' };

const isOn = (now: Watching): now is Extract<Watching, { readonly viewing: Viewing }> => 'viewing' in now;

/** Ignores late events, such as a response after closing. */
export function watch(now: Watching, event: WatchingEvent): Watching {
  switch (event.type) {
    case 'pressed':
      return isOn(now) ? now : { state: 'asking' };
    case 'refused':
      return now.state === 'asking' || isOn(now) ? { state: 'refused', reason: event.reason } : now;
    case 'opened':
      return now.state === 'asking' ? { state: 'loading', viewing: event.viewing } : now;
    case 'prolonged':
      return isOn(now) && now.viewing.url === event.viewing.url ? { ...now, viewing: event.viewing } : now;
    case 'shown':
      return now.state === 'loading' ? { ...now, state: 'playing' } : now;
    case 'broken':
      return isOn(now) || now.state === 'asking' ? { state: 'failed' } : now;
    case 'ended':
      return isOn(now) ? { state: 'ended' } : now;
    case 'closed':
      return atFirst;
    default:
      return assertNever(event);
  }
}
