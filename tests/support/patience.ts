import { vi } from 'vitest';

/** Longest wait of a test: the default second is too short on a busy machine. */
export const PATIENCE_MS = 15_000;

// The new default timeout of `vi.waitFor`. Another file may have set it already (isolate: false).
const { waitFor } = vi;
if (waitFor.name !== 'patientWaitFor')
  vi.waitFor = function patientWaitFor(act, options = PATIENCE_MS) {
    return waitFor(act, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  };
