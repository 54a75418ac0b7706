import { vi } from 'vitest';

/** Calls back when an element is first observed, like a browser after layout. */
class Watcher implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe = (): void => this.tell([], this);
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

/** Replaces the browser's ResizeObserver until globals are unstubbed. */
export const sizedAtOnce = (): void => void vi.stubGlobal('ResizeObserver', Watcher);
