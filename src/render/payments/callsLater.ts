import { patiently } from '../lazyView.ts';

/** Loads the payment calls at a press, not with the form; `usePagesAhead` preloads them. If it rejects, nothing was sent. */
export const loadCalls = () => patiently(() => import('./afterPress.ts'));
