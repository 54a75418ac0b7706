import fc from 'fast-check';

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withSparseArray: true,
  withNullPrototype: true,
});

/** Generates messages that another window may post: any value that can be cloned, and good messages with changed fields. */
export function hostileMessages(good: readonly object[]): fc.Arbitrary<unknown> {
  const names = [...new Set(['type', '__proto__', 'constructor', ...good.flatMap((message) => Object.keys(message))])];
  const almost = fc
    .tuple(fc.constantFrom(...good), fc.dictionary(fc.constantFrom(...names), anything), fc.subarray(names))
    .map(([message, over, gone]) => Object.fromEntries(Object.entries({ ...message, ...over }).filter(([name]) => !gone.includes(name))));
  return fc.oneof(
    anything,
    almost,
    almost.map((message) => [message]),
    fc.constantFrom(...good.map((message) => JSON.stringify(message))),
  );
}

/** Origins other than `own`, some only slightly different. */
export const foreignOrigins = (own: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '',
      'null',
      '*',
      'https://evil.test',
      `${own}.evil.test`,
      `${own}:1`,
      own.toUpperCase(),
      `${own}/`,
      own.replace('://', '://x.'),
    ),
    fc.webUrl(),
  );
