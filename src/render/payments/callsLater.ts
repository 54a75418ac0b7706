import { patiently } from '../lazyView.ts';

/** Loads code for a press, not for the form; `usePagesAhead` preloads it. Rejects if unavailable: nothing was sent. */
export const loadCalls = () => patiently(() => import('./paymentCalls.ts'));
