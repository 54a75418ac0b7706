import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

type Holder = 'pointer' | 'focus';

export type Turns = {
  readonly at: number;
  readonly go: (to: number) => void;
  readonly canRun: boolean;
  readonly isRunning: boolean;
  readonly isTurning: boolean;
  readonly toggle: () => void;
  readonly hold: (by: Holder, isHeld: boolean) => void;
};

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Advances slides every `secondsPerSlide`, but not with reduced motion or on a hidden page. */
export function useTurns(count: number, secondsPerSlide: number): Turns {
  const isReduced = useSyncExternalStore(onReducedChange, isReducedNow, isReducedNow);
  const [wanted, setAt] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [held, setHeld] = useState<Readonly<Record<Holder, boolean>>>({ pointer: false, focus: false });
  const isHeld = held.pointer || held.focus;
  const at = Math.min(wanted, count - 1);
  const canRun = count > 1 && !isReduced;
  const isRunning = canRun && !isStopped;
  const isTurning = isRunning && !isHeld;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((before) => (Math.min(before, count - 1) + 1) % count);
    }, secondsPerSlide * 1_000);
    return () => clearInterval(timer);
  }, [isTurning, at, count, secondsPerSlide]);
  const go = useCallback((to: number) => setAt((to + count) % count), [count]);
  const toggle = useCallback(() => setStopped((before) => !before), []);
  const hold = useCallback(
    (by: Holder, isNow: boolean) => setHeld((before) => (before[by] === isNow ? before : { ...before, [by]: isNow })),
    [],
  );
  return { at, go, canRun, isRunning, isTurning, toggle, hold };
}

const isReducedNow = (): boolean => matchMedia(REDUCED).matches;

function onReducedChange(tell: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
