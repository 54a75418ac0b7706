import { type RefObject, useEffect, useState } from 'react';
import type { PreviewAudience } from '#src/shared/console/targeting.ts';
import { writeDocument } from '#src/shared/layouts/draft/document.ts';
import { useEditor } from '../EditorContext.tsx';
import { useIsPreviewInView } from '../inView.ts';
import type { Scene } from './messages.ts';
import { useFrame } from './useFrame.ts';

export type PreviewOptions = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly draftId: string;
  readonly scene: Scene;
  readonly audience: PreviewAudience;
};

/** Pause in typing after which the preview refreshes. */
const PAUSE_MS = 350;

export type Failed = { readonly nodeId: string; readonly reason: string };
export type Preview = {
  readonly isMarkShown: boolean;
  readonly failed: Failed | null;
};

export function usePreview({ frame, draftId, scene, audience }: PreviewOptions): Preview {
  const { editor } = useEditor();
  const [isMarkShown, setMarkShown] = useState(true);
  const [failed, setFailed] = useState<Failed | null>(null);
  const { tell, show } = useFrame({
    ...{ frame, draftId, scene, audience },
    documentOf: () => writeDocument(editor.store.getState().history.document),
    isInView: useIsPreviewInView(),
    hear: (message) => {
      if (message.type === 'ready') tell({ type: 'mark', nodeId: editor.store.getState().selected });
      else if (message.type === 'picked') editor.open(message.nodeId);
      else if (message.type === 'marked') setMarkShown(message.isFound);
      else if (message.type === 'reported') setFailed(message);
    },
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      setFailed(null);
      show();
    };
    const stop = editor.store.subscribe(({ history, selected }, before) => {
      if (selected !== before.selected) tell({ type: 'mark', nodeId: selected });
      if (history.document === before.history.document) return;
      clearTimeout(timer);
      timer = setTimeout(refresh, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [editor, show, tell]);

  const asked = JSON.stringify([scene, audience]);
  useEffect(() => setFailed(null), [asked]);
  return { isMarkShown, failed };
}
