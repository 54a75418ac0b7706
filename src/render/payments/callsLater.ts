import { patiently } from '../lazyView.ts';

/** Needed by a press, not by the form; `usePagesAhead` preloads. Rejects if unavailable: nothing was sent. */
export const loadCalls = () => patiently(() => import('./paymentCalls.ts'));
