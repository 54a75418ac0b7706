import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Callback = (entries: readonly object[]) => void;

/** A screen where nothing is laid out, so that the test says what is near it. Call it before anything is drawn. */
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
    /** Ids of the boxes that are looked after. */
    watched: () => [...watched.keys()].map(idOf),
    /** From now on these are near, by the ids of their boxes, and no others; several moments are told at once, as by a browser that was busy. */
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
