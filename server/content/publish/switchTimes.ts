import { outcomesOf, type Revision } from '../serve/admit.ts';
import type { Audience } from '../targeting/audience.ts';

const instants = new WeakMap<Revision, readonly number[]>();

export function switchTimesOf(revision: Revision): readonly number[] {
  const known = instants.get(revision);
  if (known) return known;
  const named = revision.rules.flatMap(({ from, until }) => [from, until]).filter((instant) => instant !== undefined);
  const sorted = [...new Set(named.map((instant) => Date.parse(instant)))].toSorted((a, b) => a - b);
  instants.set(revision, sorted);
  return sorted;
}

/** Returns when this audience's layout changes next, or null. Ignores other audiences' changes, which would reveal hidden content. */
export function nextSwitch(revision: Revision, audience: Audience & { readonly at: Date }): string | null {
  const now = audience.at.getTime();
  const later = switchTimesOf(revision).filter((instant) => instant > now);
  if (later.length === 0) return null;
  const shown = outcomesOf(revision, audience);
  const next = later.find((instant) => outcomesOf(revision, { ...audience, at: new Date(instant) }) !== shown);
  return next === undefined ? null : new Date(next).toISOString();
}
