import { switchTimesOf } from './switchTimes.ts';
import type { Revision } from '../serve/admit.ts';

/** `look` returns surfaces on which a rule began or ended since the last call, even if the clock was set back. */
export function createTimekeeper(published: () => Iterable<Revision>, now: () => Date): { readonly look: () => readonly string[] } {
  let last = now().getTime();
  return {
    look: () => {
      const current = now().getTime();
      const [from, to] = [Math.min(last, current), Math.max(last, current)];
      last = current;
      const surfaces = new Set<string>();
      for (const revision of published())
        if (switchTimesOf(revision).some((instant) => instant > from && instant <= to)) surfaces.add(revision.surface);
      return [...surfaces];
    },
  };
}
