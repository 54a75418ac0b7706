import { vi } from 'vitest';

/** On a full machine what a test waits for takes longer than the second that is given to it by default, and still it comes. */
export const PATIENCE_MS = 15_000;

// A test that does not say how long it waits waits as long as the others; a file may have been here before (isolate: false).
const { waitFor } = vi;
if (waitFor.name !== 'patientWaitFor')
  vi.waitFor = function patientWaitFor(act, options = PATIENCE_MS) {
    return waitFor(act, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  };
