import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PreviewAudience } from '#src/shared/console/targeting.ts';
import { useConsole } from '../../api/index.ts';
import { fromFrame, type FromFrame, type Scene, seal, type ToFrame } from './messages.ts';

export type FrameOptions = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly draftId: string;
  readonly scene: Scene;
  readonly audience: PreviewAudience;
  readonly documentOf?: () => object;
  readonly isInView?: boolean;
  readonly hear: (message: FromFrame) => void;
};

export type Frame = { readonly tell: (message: ToFrame) => void; readonly show: () => void };

/** Sends the scene to the frame on changes and on `show`. Answers the frame's queries. */
export function useFrame(options: FrameOptions): Frame {
  const { frame, draftId, scene, audience, isInView = true } = options;
  const client = useConsole();
  const version = useRef(0);
  const isReady = useRef(false);
  /** True if the scene changed while the frame was hidden. */
  const isDue = useRef(false);
  const latest = useRef({ ...options, isInView });
  latest.current = { ...options, isInView };
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
    if (isReady.current) tell({ type: 'show', scene: latest.current.scene, version: version.current });
  }, [tell]);

  useEffect(() => {
    const answer = async (id: number, query: string, variables: object): Promise<void> => {
      const { audience: forWhom, documentOf } = latest.current;
      const document = documentOf ? { document: documentOf() } : {};
      const told = await client.run('previewDraft', { draftId, ...document, ...forWhom, query, variables });
      tell({ type: 'answer', id, answer: told.ok ? told.value.answer : null });
    };
    const listen = (event: MessageEvent): void => {
      const message = fromFrame(event, frame.current?.contentWindow);
      if (message === null) return;
      if (message.type === 'ready') {
        isReady.current = true;
        show();
      } else if (message.type === 'ask') void answer(message.id, message.hash, message.variables);
      latest.current.hear(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [client, draftId, frame, show, tell]);

  const asked = JSON.stringify([scene, audience]);
  useEffect(show, [show, asked]);
  useEffect(() => {
    if (isInView && isDue.current) show();
  }, [isInView, show]);
  return { tell, show };
}
