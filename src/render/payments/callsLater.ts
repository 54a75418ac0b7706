import { patiently } from '../lazyView.ts';

/** Loads the payment code at a press, unless `usePagesAhead` has. If loading fails, nothing was sent. */
export const loadCalls = () => patiently(() => import('./afterPress.ts'));
