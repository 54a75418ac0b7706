import { outcomesOf, type Revision } from '../serve/admit.ts';
import type { Audience } from '../targeting/audience.ts';

const instants = new WeakMap<Revision, readonly number[]>();

/** Every instant that a rule of a revision names, in ms since the epoch, rising, each once. */
export function instantsOf(revision: Revision): readonly number[] {
  const known = instants.get(revision);
  if (known) return known;
  const named = revision.rules.flatMap(({ from, until }) => [from, until]).filter((instant) => instant !== undefined);
  const sorted = [...new Set(named.map((instant) => Date.parse(instant)))].toSorted((a, b) => a - b);
  instants.set(revision, sorted);
  return sorted;
}

/**
 * When an audience will be shown something else because a time has come; null when nothing of the kind is known. Instants that change
 * nothing for this audience are passed over: they would tell it of what is prepared for others.
 */
export function nextFlip(revision: Revision, audience: Audience & { readonly at: Date }): string | null {
  const now = audience.at.getTime();
  const later = instantsOf(revision).filter((instant) => instant > now);
  if (later.length === 0) return null;
  const shown = outcomesOf(revision, audience);
  const next = later.find((instant) => outcomesOf(revision, { ...audience, at: new Date(instant) }) !== shown);
  return next === undefined ? null : new Date(next).toISOString();
}
