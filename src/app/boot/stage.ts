import { beginFirstLook } from '../page/firstLook.ts';
import { whenIdle } from '../page/whenIdle.ts';

/** How long a first view stands after the page is drawn behind it, in milliseconds, when the browser finds no pause. */
const PATIENCE_MS = 500;

/** Where a page is drawn. */
export type Stage = {
  readonly element: HTMLElement;
  /** Puts what is drawn in the place of the first view; call it once something is drawn. */
  readonly show: () => void;
};

/** Behind the first view in a page's root: an element that takes its place as a whole, so that nothing that is seen goes and comes again. */
export function stageBehind(root: HTMLElement): Stage {
  const page = root.ownerDocument;
  const element = page.createElement('div');
  const show = (): void => {
    const after: (() => void)[] = [];
    page.defaultView?.dispatchEvent(new CustomEvent('first-view-goes', { detail: { stage: element, after } }));
    element.id = root.id;
    root.replaceWith(element);
    page.getElementById('first-view')?.remove();
    for (const act of after) act();
    beginFirstLook();
  };
  return { element, show: () => soon(show) };
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
