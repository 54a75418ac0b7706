import type { FieldMergeFunction, TypePolicies } from '@apollo/client';

type Value = Readonly<Record<string, unknown>>;

/** Merges two values only if their shared fields agree, so that two prices are never mixed. */
const sameAddsUp: FieldMergeFunction<Value | null, Value | null> = (existing, incoming) =>
  // Checks for null, because Apollo also calls this for null fields.
  existing && incoming && Object.entries(incoming).every(([name, value]) => !(name in existing) || isSame(existing[name], value))
    ? { ...existing, ...incoming }
    : incoming;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

const values = ['Crest', 'Money', 'Odds', 'Points', 'Scoreboard', 'SelectionName'] as const;

/** Types with a single object and no id, whose fields are merged across queries. */
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
  // Merges a slot's node, because replacing it by the player's fields would fetch the page's fields again.
  Slot: { fields: { node: { merge: true } } },
  // Not normalized, because its id names a tab, and all searches have the same tabs.
  SearchScope: { keyFields: false },
  ...Object.fromEntries(values.map((name) => [name, { merge: sameAddsUp }])),
  ...Object.fromEntries(singles.map((name) => [name, { merge: true }])),
};
