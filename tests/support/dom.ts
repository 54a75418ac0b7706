import { threadId } from 'node:worker_threads';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files run in threads of one process, whose channels hear one another: a login here would be a login in "another tab" there.
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};

// Each test leaves the document empty for the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
