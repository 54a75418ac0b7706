import { patiently } from '../lazyView.ts';

/** Loads the code at a press, not with the form; `usePagesAhead` preloads it. If it rejects, nothing was sent. */
export const loadCalls = () => patiently(() => import('./afterPress.ts'));
