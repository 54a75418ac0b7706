import { patiently } from '../lazyView.ts';

/** At a press; `usePagesAhead` preloads. If it rejects, nothing was sent. */
export const loadCalls = () => patiently(() => import('./paymentCalls.ts'));
