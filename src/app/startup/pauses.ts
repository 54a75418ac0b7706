/** Time until a step goes on without a frame, in milliseconds: a hidden page has none. */
const FRAME_WITHIN_MS = 100;
/** Time until what waits for a pause goes on without one, in milliseconds. */
const IDLE_WITHIN_MS = 2_000;
/** Wait where the browser tells nobody of its pauses (Safari), in milliseconds. */
const NO_IDLE_MS = 200;

export type Act = () => void;
/** Calls off what it was returned for; does nothing once that is done. */
export type Stop = () => void;
export type Wait = (act: Act) => Stop;

/** Acts in a task of its own after the next frame. */
export function afterFrame(act: Act): Stop {
  let timer = setTimeout(act, FRAME_WITHIN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Acts in the next pause of the browser. */
export function whenIdle(act: Act): Stop {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, NO_IDLE_MS);
  return () => clearTimeout(timer);
}

type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Lets the browser answer its player, then goes on. */
export const nextTask = (): Promise<void> => (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));

/** Resolves to the answer, or to null once it is late. Rejects with it. */
export const within = <T>(answer: Promise<T>, ms: number): Promise<T | null> =>
  Promise.race([answer, new Promise<null>((done) => setTimeout(done, ms, null))]);
