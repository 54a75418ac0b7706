import { createRoot } from 'react-dom/client';
import { watchLostSheets } from '#src/ui/lostSheet.ts';
import { pageStyles } from '#src/ui/page.ts';
import { createEditorLink } from './editorLink.ts';
import { FrameApp } from './FrameApp.tsx';

/** Prevents the preview's dialogs from taking the editor's focus. */
function leaveFocusAlone({ prototype }: { readonly prototype: HTMLElement }, page: Document): void {
  const { focus } = prototype;
  Object.defineProperty(prototype, 'focus', {
    configurable: true,
    writable: true,
    value(this: HTMLElement, options?: FocusOptions): void {
      if (page.hasFocus()) focus.call(this, options);
    },
  });
}

/** Starts the preview. Does nothing outside a frame. `?whole` in the URL draws the whole page at once. */
export function start(page: Document): void {
  const root = page.getElementById('root');
  const { parent } = window;
  if (!root || parent === window) return;
  const isWhole = new URLSearchParams(window.location.search).has('whole');
  // Without `IntersectionObserver`, all shelves are drawn.
  if (isWhole) Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const link = createEditorLink({ own: window, editor: parent });
  watchLostSheets();
  leaveFocusAlone(HTMLElement, page);
  pageStyles();
  createRoot(root).render(<FrameApp link={link} isWhole={isWhole} />);
  link.tell({ type: 'ready' });
}
