import { vi } from 'vitest';

/** Reports a size as soon as it observes an element, like a browser after layout. */
class Watcher implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe = (): void => this.tell([], this);
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

/** Replaces the observer until globals are unstubbed. */
export const sizedAtOnce = (): void => void vi.stubGlobal('ResizeObserver', Watcher);
