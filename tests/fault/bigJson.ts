/** Writes JSON with a bigint as `{"$": "123"}`. */
export const write = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? { $: String(inner) } : inner));

export const read = (text: string): unknown =>
  JSON.parse(text, (_, inner: unknown) =>
    inner && typeof inner === 'object' && '$' in inner && typeof inner.$ === 'string' ? BigInt(inner.$) : inner,
  );
