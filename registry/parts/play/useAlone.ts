import { type RefObject, useLayoutEffect } from 'react';

const OVER = '[data-over-dialogs]';

export function useAlone(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const surface = element.current;
    const parent = surface?.parentElement;
    if (!surface || !parent) return;
    const opener = document.activeElement;
    const stilled = new Set<HTMLElement>();
    const still = (): void => {
      for (const each of [...parent.children]) {
        if (!(each instanceof HTMLElement) || each === surface || each.inert || each.matches(OVER)) continue;
        each.toggleAttribute('inert', true);
        stilled.add(each);
      }
    };
    still();
    const observer = new MutationObserver(still);
    observer.observe(parent, { childList: true });
    surface.focus({ preventScroll: true });
    return () => {
      observer.disconnect();
      for (const each of stilled) each.toggleAttribute('inert', false);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [element]);
}
