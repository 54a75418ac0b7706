export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const membersOf = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});

export const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value);

export const textsIn = (value: unknown): readonly string[] => entriesOf(value).filter((each) => typeof each === 'string');

export const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export const hasTexts = <K extends string>(
  value: unknown,
  names: readonly K[],
): value is Readonly<Record<K, string> & Record<string, unknown>> =>
  isPlainObject(value) && names.every((name) => typeof value[name] === 'string');
