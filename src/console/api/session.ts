import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OperatorView } from '#src/shared/console/operators.ts';

/**
 * Who works here. `looking`: the page was just opened and asks. `ended`: the session is over but the screens stay as they are, so that
 * nothing typed is lost while the operator logs in again.
 */
export type Session =
  | { readonly state: 'looking' }
  | { readonly state: 'unreachable'; readonly message: string }
  | { readonly state: 'nobody' }
  | { readonly state: 'open' | 'ended'; readonly operator: OperatorView; readonly csrfToken: string };

export type SessionStore = StoreApi<Session>;
export const createSession = (): SessionStore => createStore<Session>(() => ({ state: 'looking' }));
