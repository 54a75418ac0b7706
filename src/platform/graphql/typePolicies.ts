import type { FieldMergeFunction, TypePolicies } from '@apollo/client';

type Value = Readonly<Record<string, unknown>>;

/** Merges only while shared fields agree: half an old price and half a new one would be wrong. */
const sameAddsUp: FieldMergeFunction<Value | null, Value | null> = (existing, incoming) =>
  // Apollo also calls it for null fields.
  existing && incoming && Object.entries(incoming).every(([name, value]) => !(name in existing) || isSame(existing[name], value))
    ? { ...existing, ...incoming }
    : incoming;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

const values = ['Crest', 'Money', 'Odds', 'Points', 'Scoreboard', 'SelectionName'] as const;

/** Singletons without an id: fields of several queries are merged. */
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
  Query: { fields: { dialogs: { merge: false } } },
  // The player's part of a page names most nodes by their type alone: those stay, or the page would be fetched again.
  Slot: { fields: { node: { merge: true } } },
  ...Object.fromEntries(values.map((name) => [name, { merge: sameAddsUp }])),
  ...Object.fromEntries(singles.map((name) => [name, { merge: true }])),
};
