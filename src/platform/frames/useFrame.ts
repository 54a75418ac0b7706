import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { answerFrame, listenToFrame } from './listenToFrame.ts';

/** Sends to the frame's origin only. */
type Answer = (message: object) => void;

type Options<T> = {
  /** Address, or origin, of the frame; null while it is not drawn. */
  readonly url: string | null;
  /** Null to ignore a message. */
  readonly read: (message: unknown) => T | null;
  readonly onMessage: (message: T, answer: Answer) => void;
  readonly silenceMs: number;
  /** Called once, without a message in that time. */
  readonly onSilent: () => void;
};

/** Hears a frame's window and origin; reports a silent frame. */
export function useFrame<T>(options: Options<T>): { readonly frame: RefObject<HTMLIFrameElement | null>; readonly answer: Answer } {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const { url } = options;
  const answer = useCallback<Answer>(
    (message) => (frame.current === null || url === null ? undefined : answerFrame(frame.current, new URL(url).origin, message)),
    [url],
  );
  // Before the frame can say a word.
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
