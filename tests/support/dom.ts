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

// React's development build records stacks for up to ten thousand elements a second, a sixth of a view's time. Only warnings show them.
type Internals = { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object };
const internals = (React as unknown as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => undefined });

// Leaves the page out of these errors, because `waitFor` tries often and reports only the last error, which prints the page.
type Config = ReturnType<typeof getConfig> & { readonly _disableExpensiveErrorDiagnostics: boolean };
const { getElementError: thorough } = getConfig();
if (thorough.name !== 'elementError')
  configure({
    getElementError: function elementError(message, container) {
      const isLookedForAgain = (getConfig() as Config)._disableExpensiveErrorDiagnostics;
      return isLookedForAgain ? new Error(message ?? 'not found') : thorough(message, container);
    },
  });

// Test files run in threads of one process. With shared channels, a login in one would reach the others.
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};

// Iframes load no pages, because these tests may not fetch anything.
type HappyWindow = {
  readonly happyDOM: {
    readonly settings: { disableIframePageLoading: boolean };
    readonly setViewport: (viewport: { readonly width: number; readonly height: number }) => void;
  };
};
const { happyDOM } = globalThis as unknown as HappyWindow;
happyDOM.settings.disableIframePageLoading = true;

// Files share one window, so each file restores its size.
const { innerWidth: width, innerHeight: height } = globalThis;
afterAll(() => {
  happyDOM.setViewport({ width, height });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Sets the location permission to `prompt`. Otherwise each player's page would check its location, and no vendor would answer.
Object.defineProperty(navigator, 'permissions', { configurable: true, get: () => ({ query: async () => ({ state: 'prompt' }) }) });

// Answers checks whether the server is reachable. Otherwise an `online` event would make a page show that it is offline.
const { fetch: plainFetch } = globalThis;
if (plainFetch.name !== 'fetchOrReach')
  globalThis.fetch = async function fetchOrReach(input, init) {
    return input === '/robots.txt' ? new Response() : plainFetch(input, init);
  };

// Without the observer everything is rendered at once, because this DOM has no layout.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

// Files share one document (isolate: false), so each test empties it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// Files also share the toast store, to which a finished file may have added.
beforeEach(() => toastStore.setState({ toasts: [] }));

// Files also share session storage, which may hold unconfirmed betslip actions of the previous test.
beforeEach(() => sessionStorage.clear());

// Files also share modules: a lazy view still loading at a file's end would break later files.
afterAll(() => vi.dynamicImportSettled());
