import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { answerFrame, listenToFrame } from './listenToFrame.ts';

/** Sends a message to the frame, at its origin only. */
type Answer = (message: object) => void;

type Options<T> = {
  readonly url: string | null;
  readonly read: (message: unknown) => T | null;
  readonly onMessage: (message: T, answer: Answer) => void;
  readonly silenceMs: number;
  readonly onSilent: () => void;
};

/** Accepts messages only from the frame's window and origin. Calls `onSilent` if no message arrives in time. */
export function useFrame<T>(options: Options<T>): { readonly frame: RefObject<HTMLIFrameElement | null>; readonly answer: Answer } {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const { url } = options;
  const answer = useCallback<Answer>(
    (message) => (frame.current === null || url === null ? undefined : answerFrame(frame.current, new URL(url).origin, message)),
    [url],
  );
  // A layout effect, so that it listens before the frame's first message.
  useLayoutEffect(() => {
    const { current } = frame;
    if (url === null || current === null) return undefined;
    const silence = setTimeout(() => latest.current.onSilent(), latest.current.silenceMs);
    const read = (message: unknown): T | null => latest.current.read(message);
    const stopHearing = listenToFrame(current, new URL(url).origin, read, (message) => {
      clearTimeout(silence);
      latest.current.onMessage(message, answer);
    });
    return () => {
      clearTimeout(silence);
      stopHearing();
    };
  }, [url, answer]);
  return { frame, answer };
}
