import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** How long the first page may take before everything else starts loading all the same, in milliseconds. */
const PATIENCE_MS = 3_000;

let ready = false;
const waiting = new Set<() => void>();

/** The first shelves are on screen and can be used: what was held back may load. */
export function markStarted(): void {
  ready = true;
  for (const act of waiting) act();
  waiting.clear();
}

/** False until the first page is interactive and the browser is idle; then true for good. */
export function useAfterStart(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    let cancel = (): void => undefined;
    const go = (): void => {
      cancel = whenIdle(() => setStarted(true));
    };
    if (ready) go();
    else waiting.add(go);
    const timer = setTimeout(go, PATIENCE_MS);
    return () => {
      waiting.delete(go);
      clearTimeout(timer);
      cancel();
    };
  }, []);
  return started;
}
