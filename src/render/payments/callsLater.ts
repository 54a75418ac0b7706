import { patiently } from '../lazyView.ts';

/** Loads the payment calls at a press, unless `usePagesAhead` preloaded them. If loading rejects, no request was sent. */
export const loadCalls = () => patiently(() => import('./afterPress.ts'));
