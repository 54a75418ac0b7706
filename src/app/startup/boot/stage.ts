import { SteppedSlots } from '../../page/short/SteppedSlots.tsx';
import { afterFrame, whenIdle } from '../pauses.ts';
import type { Scheduler } from '../scheduler.ts';

const PATIENCE_MS = 500;

/** Milliseconds after the page appears in which no dialog opens by itself. */
const LOOK_MS = 3_000;

export type Stage = {
  readonly element: HTMLElement;
  /** Replaces the server-rendered HTML when the page is drawn. Call after the first render. */
  readonly show: () => void;
};

const BEHIND = { position: 'absolute', insetBlockStart: '0', insetInline: '0', opacity: '0', zIndex: '-1' } as const;

/** Creates an inert element that replaces the server-rendered HTML in one step. */
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
    // Enables shelves after the paint, because this restyles all elements in them.
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
