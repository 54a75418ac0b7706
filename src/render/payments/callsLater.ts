import { patiently } from '../lazyView.ts';

/** Loads the payment calls at a press, unless `usePagesAhead` has preloaded them. If loading fails, no request was sent. */
export const loadCalls = () => patiently(() => import('./afterPress.ts'));
