import { useEffect, useState } from 'react';
import { afterFrame } from './steps.ts';
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

/** What starts once the browser is idle, each in a frame of its own: all in one task would hold up a phone for as long as a finger notices. */
const turns = new Set<() => void>();
let isTurning = false;

function inTurn(act: () => void): () => void {
  turns.add(act);
  // One wait for all: on a phone that never rests, the last would else begin seconds after the first.
  if (!isTurning) whenIdle(nextTurn);
  isTurning = true;
  return () => {
    turns.delete(act);
    // Nobody waits any more: who comes next waits anew, also where this wait never ends (a clock that was put away).
    if (turns.size === 0) isTurning = false;
  };
}

function nextTurn(): void {
  const [act] = turns;
  isTurning = act !== undefined;
  if (act === undefined) return;
  turns.delete(act);
  afterFrame(nextTurn);
  act();
}

/** False until the first page is interactive and the browser is idle; then true for good. */
export function useAfterStart(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    let cancel = (): void => undefined;
    const go = (): void => {
      cancel = inTurn(() => setStarted(true));
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
