/** How long a page that has taken the place of its first view is left alone, in milliseconds. */
const LOOK_MS = 3_000;

let endsAt = 0;

/** A player who has looked at a first view has the page from now on: nothing may lie down over it before they have looked around. */
export function beginFirstLook(now = performance.now()): void {
  endsAt = now + LOOK_MS;
}

export const isFirstLook = (now = performance.now()): boolean => now < endsAt;
