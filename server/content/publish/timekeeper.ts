import { instantsOf } from './flips.ts';
import type { Revision } from '../serve/admit.ts';

/**
 * Notices when the time that a rule of something published names has come. `look` is to be called every so often; it answers the surfaces
 * that may be shown otherwise since the last look, whichever way the clock has gone.
 */
export function createTimekeeper(published: () => Iterable<Revision>, now: () => Date): { readonly look: () => readonly string[] } {
  let last = now().getTime();
  return {
    look: () => {
      const current = now().getTime();
      const [from, to] = [Math.min(last, current), Math.max(last, current)];
      last = current;
      const surfaces = new Set<string>();
      for (const revision of published())
        if (instantsOf(revision).some((instant) => instant > from && instant <= to)) surfaces.add(revision.surface);
      return [...surfaces];
    },
  };
}
