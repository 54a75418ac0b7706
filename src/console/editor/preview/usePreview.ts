import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PreviewAudience } from '#src/shared/console/targeting.ts';
import { writeDocument } from '#src/shared/layouts/draft/document.ts';
import { useConsole } from '../../api/index.ts';
import { useEditor } from '../EditorContext.tsx';
import { useIsPreviewInView } from '../inView.ts';
import { fromFrame, type Scene, seal, type ToFrame } from './messages.ts';

export type PreviewOptions = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly draftId: string;
  readonly scene: Scene;
  readonly audience: PreviewAudience;
};

/** Pause of typing before a refresh. */
const PAUSE_MS = 350;

export type Failed = { readonly nodeId: string; readonly reason: string };

/** Sends the document to the frame and answers queries. `isMarkShown`: the selected node is rendered. */
export function usePreview({ frame, draftId, scene, audience }: PreviewOptions): {
  readonly isMarkShown: boolean;
  readonly failed: Failed | null;
} {
  const client = useConsole();
  const { editor } = useEditor();
  const [isMarkShown, setMarkShown] = useState(true);
  const [failed, setFailed] = useState<Failed | null>(null);
  const version = useRef(0);
  const isReady = useRef(false);
  /** True if changed while the frame was hidden. */
  const isDue = useRef(false);
  const isInView = useIsPreviewInView();
  const latest = useRef({ scene, audience, isInView });
  latest.current = { scene, audience, isInView };
  const tell = useCallback(
    (message: ToFrame): void => {
      const { current } = frame;
      current?.contentWindow?.postMessage(seal(message), location.origin);
    },
    [frame],
  );
  const show = useCallback(() => {
    isDue.current = !latest.current.isInView;
    if (isDue.current) return;
    version.current += 1;
    setFailed(null);
    if (isReady.current) tell({ type: 'show', scene: latest.current.scene, version: version.current });
  }, [tell]);

  useEffect(() => {
    const answer = async (id: number, query: string, variables: object): Promise<void> => {
      const document = writeDocument(editor.store.getState().history.document);
      const told = await client.run('previewDraft', { draftId, document, ...latest.current.audience, query, variables });
      tell({ type: 'answer', id, answer: told.ok ? told.value.answer : null });
    };
    const hear = (event: MessageEvent): void => {
      const message = fromFrame(event, frame.current?.contentWindow);
      if (message?.type === 'ready') {
        isReady.current = true;
        show();
        tell({ type: 'mark', nodeId: editor.store.getState().selected });
      } else if (message?.type === 'ask') void answer(message.id, message.hash, message.variables);
      else if (message?.type === 'picked') editor.open(message.nodeId);
      else if (message?.type === 'marked') setMarkShown(message.isFound);
      else if (message?.type === 'reported') setFailed(message);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [client, draftId, editor, frame, show, tell]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = editor.store.subscribe(({ history, selected }, before) => {
      if (selected !== before.selected) tell({ type: 'mark', nodeId: selected });
      if (history.document === before.history.document) return;
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [editor, show, tell]);

  const asked = JSON.stringify([scene, audience]);
  useEffect(show, [show, asked]);
  useEffect(() => {
    if (isInView && isDue.current) show();
  }, [isInView, show]);
  return { isMarkShown, failed };
}
