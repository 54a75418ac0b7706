import { patiently } from '../lazyView.ts';

/** Loads the calls that a press needs, and not the form; `usePagesAhead` fetches them before. Rejects if they cannot be had: nothing was sent. */
export const loadCalls = () => patiently(() => import('./paymentCalls.ts'));
