import { threadId } from 'node:worker_threads';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { formatLater } from '#src/ui/fields/money/formatLater.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { PATIENCE_MS } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

// Else the first test of an amount would find the input that stands in.
await formatLater.preload();

// React's development build keeps the stack of each of the first ten thousand elements of a second, a sixth of the time of a view. The stacks
// are printed with warnings alone, and a warning fails no test.
type Internals = { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object };
const internals = (React as unknown as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => undefined });

// What is waited for is looked for again and again, and each time that it is not there yet the whole page would be written down for an error
// that nobody reads. Whoever gives up waiting asks for that text once more.
type Config = ReturnType<typeof getConfig> & { readonly _disableExpensiveErrorDiagnostics: boolean };
const { getElementError: thorough } = getConfig();
if (thorough.name !== 'elementError')
  configure({
    getElementError: function elementError(message, container) {
      const isLookedForAgain = (getConfig() as Config)._disableExpensiveErrorDiagnostics;
      return isLookedForAgain ? new Error(message ?? 'not found') : thorough(message, container);
    },
  });

// Test files run in threads of one process, whose channels hear one another: a login here would be a login in "another tab" there.
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};

// Nothing is fetched here, by frames neither.
type HappyWindow = {
  readonly happyDOM: {
    readonly settings: { disableIframePageLoading: boolean };
    readonly setViewport: (viewport: { readonly width: number; readonly height: number }) => void;
  };
};
const { happyDOM } = globalThis as unknown as HappyWindow;
happyDOM.settings.disableIframePageLoading = true;

// Files share one window: it is left as it was, however a file has changed it.
const { innerWidth: width, innerHeight: height } = globalThis;
afterAll(() => {
  happyDOM.setViewport({ width, height });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Nothing is laid out here: whoever asks what is near the screen draws at once.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

// Files share one document (isolate: false), so each test leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// And one store of what players were told, in which another file may have left something, also after its end.
beforeEach(() => toastStore.setState({ toasts: [] }));

// And one tab, in which a slip keeps what was pressed and not yet confirmed when the test before ended.
beforeEach(() => sessionStorage.clear());

// Files share their modules too: a lazy view that was still on its way when its file ended would be broken for all that come after.
afterAll(() => vi.dynamicImportSettled());
