import { vi } from 'vitest';

/** Longest wait of a test: on a busy machine the default second is too short. */
export const PATIENCE_MS = 15_000;

// Makes this the default timeout of `vi.waitFor`. Another file may have done so already (isolate: false).
const { waitFor } = vi;
if (waitFor.name !== 'patientWaitFor')
  vi.waitFor = function patientWaitFor(act, options = PATIENCE_MS) {
    return waitFor(act, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  };
