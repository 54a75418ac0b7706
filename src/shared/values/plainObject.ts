/** Whether a value that came from outside has members to look at: no list, and not null. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a value that came from outside; none for anything but a plain object. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});

/** The entries of a value that came from outside; none for anything but a list. */
export const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a value that came from outside is a whole number that is kept exactly. */
export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value);

/** The texts of a list that came from outside; none for anything else. */
export const textsIn = (value: unknown): readonly string[] => entriesOf(value).filter((each) => typeof each === 'string');

/** Whether a value that came from outside is a list of texts alone. */
export const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Whether a value that came from outside has a text under each of these names. */
export const hasTexts = <K extends string>(
  value: unknown,
  names: readonly K[],
): value is Readonly<Record<K, string> & Record<string, unknown>> =>
  isPlainObject(value) && names.every((name) => typeof value[name] === 'string');
