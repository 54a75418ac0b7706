/**
 * Hears what the page in a frame says, as long as it is still of the origin it was loaded from. `read` gives null for what is none of its words,
 * which is dropped without an answer. Returns how to stop.
 */
export function hearFrame<T>(
  frame: HTMLIFrameElement,
  origin: string,
  read: (message: unknown) => T | null,
  listener: (told: T) => void,
): () => void {
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) return;
    const told = read(event.data);
    if (told !== null) listener(told);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}

/** Says something to the page in a frame, to that origin alone: a page that has left it in the meantime hears nothing. */
export const answerFrame = (frame: HTMLIFrameElement, origin: string, message: object): void =>
  frame.contentWindow?.postMessage(message, origin);
