import { useEffect } from 'react';
import type { Editor } from './editor.ts';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Handles undo keys, except in dialogs and in fields that do not edit the document. */
export function useUndoKeys(editor: Editor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || isElsewhere(event.target)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [editor]);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return target instanceof Element && target.matches(TYPED_INTO) && target.closest('[data-edits]') === null;
}
