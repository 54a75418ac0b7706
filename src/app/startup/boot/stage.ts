import { SteppedSlots } from '../../page/short/SteppedSlots.tsx';
import { afterFrame, whenIdle } from '../pauses.ts';
import type { Scheduler } from '../scheduler.ts';

/** How long a first view stands after the page is drawn behind it, in milliseconds, when the browser finds no pause. */
const PATIENCE_MS = 500;

/** Time for which no dialog opens by itself after a page has replaced its first view, in milliseconds. */
const LOOK_MS = 3_000;

/** Where a page is drawn. */
export type Stage = {
  readonly element: HTMLElement;
  /** Puts what is drawn in the place of the first view; call it once something is drawn. */
  readonly show: () => void;
};

/** Laid out where it will stand, yet neither seen nor reached by anybody: to show it is then little more than to paint it. */
const BEHIND = { position: 'absolute', insetBlockStart: '0', insetInline: '0', opacity: '0', zIndex: '-1' } as const;

/**
 * Behind the first view in a page's root: an element that takes its place as a whole, so that nothing that is seen goes and comes again.
 */
export function stageBehind(root: HTMLElement, scheduler: Scheduler): Stage {
  const page = root.ownerDocument;
  const element = page.createElement('div');
  element.inert = true;
  Object.assign(element.style, BEHIND);
  root.after(element);
  scheduler.phase = 'behind-view';
  scheduler.SteppedSlots = SteppedSlots;
  const show = (): void => {
    const after: (() => void)[] = [];
    page.defaultView?.dispatchEvent(new CustomEvent('first-view-goes', { detail: { stage: element, after } }));
    // Nobody reaches what is not seen yet. What can be reached is judged anew, element by element: now the frame of the page, its shelves once that is painted.
    const shelves = [...element.querySelectorAll<HTMLElement>('[data-node]')];
    for (const shelf of shelves) shelf.inert = true;
    element.inert = false;
    afterFrame(() => {
      for (const shelf of shelves) shelf.inert = false;
    });
    root.remove();
    element.id = root.id;
    element.removeAttribute('style');
    page.getElementById('first-view')?.remove();
    for (const act of after) act();
    scheduler.lookEndsAt = performance.now() + LOOK_MS;
  };
  return { element, show: () => scheduler.whenDrawn(() => soon(show)) };
}

function soon(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    cancel();
    act();
  };
  const timer = setTimeout(once, PATIENCE_MS);
  const cancel = whenIdle(once);
}
