import { vi } from 'vitest';

/** Tells of the size of what it watches as soon as it does, like a browser once the page is laid out. */
class Watcher implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe = (): void => this.tell([], this);
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

/** Until globals are unstubbed. */
export const sizedAtOnce = (): void => void vi.stubGlobal('ResizeObserver', Watcher);
