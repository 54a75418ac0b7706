import type { FieldMergeFunction, TypePolicies } from '@apollo/client';

type Value = Readonly<Record<string, unknown>>;

/** Merges values only if their shared fields are equal, so that two prices never mix. */
const sameAddsUp: FieldMergeFunction<Value | null, Value | null> = (existing, incoming) =>
  // Apollo also calls this for null fields.
  existing && incoming && Object.entries(incoming).every(([name, value]) => !(name in existing) || isSame(existing[name], value))
    ? { ...existing, ...incoming }
    : incoming;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

const values = ['Crest', 'Money', 'Odds', 'Points', 'Scoreboard', 'SelectionName'] as const;

/** Types with one object and no id. Their fields are merged across queries. */
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
  // Merged, because replacing the node by the player's fields would refetch the page's fields.
  Slot: { fields: { node: { merge: true } } },
  // Not normalized, because its id is only a tab's name, which all searches share.
  SearchScope: { keyFields: false },
  ...Object.fromEntries(values.map((name) => [name, { merge: sameAddsUp }])),
  ...Object.fromEntries(singles.map((name) => [name, { merge: true }])),
};
