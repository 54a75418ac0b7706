import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

/** Moves the focus with arrow keys, Home and End (product §2). */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || event.target.matches('input, select, textarea, [role="radio"], [role="tab"]')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility?.() ?? true);
  const next = target(event.key, stops, stops.indexOf(event.target));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function target(key: string, stops: readonly HTMLElement[], here: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return stops[(here + 1) % stops.length];
  if (key === 'ArrowUp') return stops[(here - 1 + stops.length) % stops.length];
  if (key === 'Home') return stops[0];
  return key === 'End' ? stops.at(-1) : undefined;
}
