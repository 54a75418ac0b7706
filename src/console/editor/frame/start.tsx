import { createRoot } from 'react-dom/client';
import { pageStyles } from '#src/ui/page.ts';
import { createEditorLink } from './editorLink.ts';
import { FrameApp } from './FrameApp.tsx';

/** Draws what the window around this one says; alone it stays empty. */
export function start(page: Document): void {
  const root = page.getElementById('root');
  const { parent } = window;
  if (!root || parent === window) return;
  const link = createEditorLink({ own: window, editor: parent });
  pageStyles();
  createRoot(root).render(<FrameApp link={link} />);
  link.tell({ type: 'ready' });
}
