import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OperatorView } from '#src/shared/console/operators.ts';

/** While the state is `ended`, screens stay mounted to keep typed text. */
export type Session =
  | { readonly state: 'looking' }
  | { readonly state: 'unreachable'; readonly message: string }
  | { readonly state: 'nobody' }
  | { readonly state: 'open' | 'ended'; readonly operator: OperatorView; readonly csrfToken: string };

export type SessionStore = StoreApi<Session>;
export const createSession = (): SessionStore => createStore<Session>(() => ({ state: 'looking' }));
