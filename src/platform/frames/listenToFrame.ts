/** Listens only to messages from `origin`, except those for which `read` returns null. */
export function listenToFrame<T>(
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

export const answerFrame = (frame: HTMLIFrameElement, origin: string, message: object): void =>
  frame.contentWindow?.postMessage(message, origin);
