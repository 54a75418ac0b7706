import { threadId } from 'node:worker_threads';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { formatLater } from '#src/ui/fields/money/formatLater.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { PATIENCE_MS } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

// Preloads, because the first test of an amount would otherwise find the placeholder input.
await formatLater.preload();

// React's development build records a stack for each of the first ten thousand elements in a second, a sixth of a view's time. They
// only appear in warnings, and no warning fails a test.
type Internals = { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object };
const internals = (React as unknown as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => undefined });

// Leaves the page out of these errors, because `waitFor` tries often and ignores all but the last error. Only that one prints the page.
type Config = ReturnType<typeof getConfig> & { readonly _disableExpensiveErrorDiagnostics: boolean };
const { getElementError: thorough } = getConfig();
if (thorough.name !== 'elementError')
  configure({
    getElementError: function elementError(message, container) {
      const isLookedForAgain = (getConfig() as Config)._disableExpensiveErrorDiagnostics;
      return isLookedForAgain ? new Error(message ?? 'not found') : thorough(message, container);
    },
  });

// Gives each thread its own channels. Test files run in threads of one process, and a login in one would reach the others like a login in
// another tab.
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};

// Keeps iframes from loading pages, because these tests may not fetch anything.
type HappyWindow = {
  readonly happyDOM: {
    readonly settings: { disableIframePageLoading: boolean };
    readonly setViewport: (viewport: { readonly width: number; readonly height: number }) => void;
  };
};
const { happyDOM } = globalThis as unknown as HappyWindow;
happyDOM.settings.disableIframePageLoading = true;

// Files share one window, so its size is restored after each file.
const { innerWidth: width, innerHeight: height } = globalThis;
afterAll(() => {
  happyDOM.setViewport({ width, height });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Reports the location permission as `prompt`. Otherwise each player's page would check its location, and no vendor would answer.
Object.defineProperty(navigator, 'permissions', { configurable: true, get: () => ({ query: async () => ({ state: 'prompt' }) }) });

// Answers the check whether the server is reachable. Without an answer, a page that gets an `online` event would show that it is offline.
const { fetch: plainFetch } = globalThis;
if (plainFetch.name !== 'fetchOrReach')
  globalThis.fetch = async function fetchOrReach(input, init) {
    return input === '/robots.txt' ? new Response() : plainFetch(input, init);
  };

// Removes the observer, so that everything is rendered at once: this DOM has no layout.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

// Files share one document (isolate: false), so each test leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// Files also share the toast store, to which a finished file may still have added.
beforeEach(() => toastStore.setState({ toasts: [] }));

// Files also share one session storage, which keeps unconfirmed betslip actions of the previous test.
beforeEach(() => sessionStorage.clear());

// Files also share modules: a lazy view still loading at a file's end would break later files.
afterAll(() => vi.dynamicImportSettled());
