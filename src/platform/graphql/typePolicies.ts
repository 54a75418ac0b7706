import type { FieldMergeFunction, TypePolicies } from '@apollo/client';

type Value = Readonly<Record<string, unknown>>;

/**
 * Values without an id, of which one query asks for less than another. As long as both say the same, their parts add up, so that the smaller
 * answer takes nothing away; once they differ, the new value stands alone, for half a new price with half an old one would be a lie.
 */
const sameAddsUp: FieldMergeFunction<Value | null, Value | null> = (existing, incoming) =>
  // Apollo asks for a field that was empty, or becomes so, too.
  existing && incoming && Object.entries(incoming).every(([name, value]) => !(name in existing) || isSame(existing[name], value))
    ? { ...existing, ...incoming }
    : incoming;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

const values = ['Crest', 'Money', 'Odds', 'Points', 'Scoreboard', 'SelectionName'] as const;

/** Single things without an id, asked for in parts by several queries: the parts add up. All else is one entity by `id`, or belongs to its parent. */
const singles = [
  'Startup',
  'ApplicationMetadata',
  'RegionalMetadata',
  'ServiceAttributes',
  'GeoComplyAttributes',
  'SessionData',
  'AccountMenu',
  'SpentInSession',
  'UserPreferences',
] as const;

export const typePolicies: TypePolicies = {
  // A list as it is now: what was taken back is gone.
  Query: { fields: { dialogs: { merge: false } } },
  ...Object.fromEntries(values.map((name) => [name, { merge: sameAddsUp }])),
  ...Object.fromEntries(singles.map((name) => [name, { merge: true }])),
};
