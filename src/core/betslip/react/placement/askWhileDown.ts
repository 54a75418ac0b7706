import type { Socket } from '#src/platform/socket/types.ts';

/** Poll interval (product §9). */
export const ASK_WHILE_DOWN_MS = 30_000;

/** Calls `ask` when the socket disconnects, then at intervals while the page is visible and online. */
export function askWhileDown({ state, onState }: Pick<Socket, 'onState' | 'state'>, ask: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (now: ReturnType<typeof state>): void => {
    clearInterval(timer);
    if (now !== 'down') return;
    ask();
    timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) ask();
    }, ASK_WHILE_DOWN_MS);
  };
  look(state());
  const stop = onState(look);
  return () => {
    clearInterval(timer);
    stop();
  };
}
