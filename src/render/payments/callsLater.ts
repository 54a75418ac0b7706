import { patiently } from '../lazyView.ts';

/** Loads the code at a press, not with the form; `usePagesAhead` preloads it. If it rejects, nothing was sent. */
export const loadCalls = () =>
  patiently(async () => {
    const [calls, payment] = await Promise.all([import('./paymentCalls.ts'), import('./createPayment.ts')]);
    return { ...calls, ...payment };
  });
