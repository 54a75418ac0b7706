import { threadId } from 'node:worker_threads';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { formatLater } from '#src/ui/fields/money/formatLater.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { PATIENCE_MS } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

// Otherwise the first test of an amount would find the placeholder input.
await formatLater.preload();

// React's development build records a stack for each of the first ten thousand elements in a second, a sixth of a view's time. They
// only appear in warnings, and no warning fails a test.
type Internals = { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object };
const internals = (React as unknown as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => undefined });

// A wait looks again and again, and each miss would print the whole page into an error that is thrown away. The last miss asks for that
// text once more.
type Config = ReturnType<typeof getConfig> & { readonly _disableExpensiveErrorDiagnostics: boolean };
const { getElementError: thorough } = getConfig();
if (thorough.name !== 'elementError')
  configure({
    getElementError: function elementError(message, container) {
      const isLookedForAgain = (getConfig() as Config)._disableExpensiveErrorDiagnostics;
      return isLookedForAgain ? new Error(message ?? 'not found') : thorough(message, container);
    },
  });

// Test files run in threads of one process whose channels are connected: a login here would be one in "another tab" there.
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};

// Nothing is fetched in these tests, not even by frames.
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

// A browser that would ask first: otherwise each page of a player would check a location that no vendor answers.
Object.defineProperty(navigator, 'permissions', { configurable: true, get: () => ({ query: async () => ({ state: 'prompt' }) }) });

// The site answers when a page asks if it can be reached: otherwise each page that hears "online" would say that it is offline.
const { fetch: plainFetch } = globalThis;
if (plainFetch.name !== 'fetchOrReach')
  globalThis.fetch = async function fetchOrReach(input, init) {
    return input === '/robots.txt' ? new Response() : plainFetch(input, init);
  };

// There is no layout here: without the observer everything is drawn at once.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

// Files share one document (isolate: false), so each test leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// Files also share the store of toasts, in which another file may have left some, even after its end.
beforeEach(() => toastStore.setState({ toasts: [] }));

// Files also share one tab, in which a slip keeps unconfirmed presses of the previous test.
beforeEach(() => sessionStorage.clear());

// Files share their modules too: a lazy view still loading at the end of a file would be broken for the following ones.
afterAll(() => vi.dynamicImportSettled());
