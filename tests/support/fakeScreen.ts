import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Callback = (entries: readonly object[]) => void;

/** Replaces IntersectionObserver, so that the test decides which boxes are near the screen. Call before rendering. */
export function fakeScreen() {
  const watched = new Map<Element, Callback>();
  class Watcher {
    constructor(private readonly tell: Callback) {}
    observe(element: Element): void {
      watched.set(element, this.tell);
    }
    unobserve(element: Element): void {
      watched.delete(element);
    }
    disconnect(): void {
      for (const [element, tell] of watched) if (tell === this.tell) watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  onTestFinished(() => void vi.unstubAllGlobals());
  const idOf = (element: Element): string => (element instanceof HTMLElement && element.dataset['node']) || '';
  return {
    watched: () => [...watched.keys()].map(idOf),
    /** Brings exactly the matching boxes near the screen. Reports several `moments` in one call, like a busy browser. */
    show: (...moments: readonly ((id: string) => boolean)[]) =>
      act(async () => {
        const byTeller = new Map<Callback, object[]>();
        for (const isNear of moments)
          for (const [target, tell] of watched)
            byTeller.set(tell, [...(byTeller.get(tell) ?? []), { target, isIntersecting: isNear(idOf(target)) }]);
        for (const [tell, entries] of byTeller) tell(entries);
      }),
  };
}
