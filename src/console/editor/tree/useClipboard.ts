import { toast } from '#src/ui/notices/toast.ts';
import { useEditor } from '../EditorContext.tsx';
import { copiedPart, copyPart } from '../model/clipboard.ts';
import { placeForNew } from '../model/newNode.ts';

export type Clipboard = {
  readonly copy: () => void;
  /** Pastes after the selected part. If refused, shows the reason and returns false. */
  readonly paste: () => boolean;
};

export function useClipboard(): Clipboard {
  const { editor, vocabulary } = useEditor();
  return {
    copy: () => {
      const { history, selected } = editor.store.getState();
      toast({ type: 'info', title: copyPart(localStorage, history.document, selected) });
    },
    paste: () => {
      const { history, selected } = editor.store.getState();
      const clip = copiedPart(localStorage, vocabulary.kinds);
      if (typeof clip !== 'string') return editor.run({ type: 'paste', clip, to: placeForNew(history.document, selected) });
      toast({ type: 'info', title: clip });
      return false;
    },
  };
}
