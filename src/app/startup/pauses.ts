/** Maximum wait for a frame in milliseconds. Hidden pages draw no frames. */
const FRAME_WITHIN_MS = 100;
const IDLE_WITHIN_MS = 2_000;
const NO_IDLE_MS = 200;

export type Task = () => void;
export type Stop = () => void;
export type Wait = (task: Task) => Stop;

export function afterFrame(task: Task): Stop {
  let timer = setTimeout(task, FRAME_WITHIN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export function whenIdle(task: Task): Stop {
  if (typeof requestIdleCallback === 'function') {
    // Tests may replace this function before the cancel.
    const cancel = cancelIdleCallback;
    const handle = requestIdleCallback(task, { timeout: IDLE_WITHIN_MS });
    return () => cancel(handle);
  }
  const timer = setTimeout(task, NO_IDLE_MS);
  return () => clearTimeout(timer);
}

type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Resolves in a new task, after pending input. */
export const nextTask = (): Promise<void> => (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));

/** Resolves to null on timeout, without cancelling `answer`. Rejects if `answer` rejects. */
export const withTimeout = <T>(answer: Promise<T>, ms: number): Promise<T | null> =>
  Promise.race([answer, new Promise<null>((done) => setTimeout(done, ms, null))]);
