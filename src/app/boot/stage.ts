import { whenIdle } from '../page/whenIdle.ts';

/** How long a first view stands after the page is drawn behind it, in milliseconds, when the browser finds no pause. */
const PATIENCE_MS = 500;

/** Where a page is drawn. */
export type Stage = {
  readonly element: HTMLElement;
  /** Whether the server has drawn a first view, which players look at meanwhile. */
  readonly isBehindView: boolean;
  /** Puts what is drawn in the place of the first view; call it once something is drawn. */
  readonly show: () => void;
};

/**
 * The page's root; where a first view stands in it, an element that takes its place as a whole, so that nothing that is seen goes and comes
 * again. Throws without a root.
 */
export function stageOf(page: Document): Stage {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no element "root"');
  if (root.firstElementChild === null) return { element: root, isBehindView: false, show: () => undefined };
  const element = page.createElement('div');
  const show = (): void => {
    element.id = root.id;
    root.replaceWith(element);
    page.getElementById('first-view')?.remove();
  };
  return { element, isBehindView: true, show: () => soon(show) };
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
