import { patiently } from '../lazyView.ts';

/** Loads the payment calls at a press, unless `usePagesAhead` preloaded them. Rejects before any request is sent. */
export const loadCalls = () => patiently(() => import('./afterPress.ts'));
