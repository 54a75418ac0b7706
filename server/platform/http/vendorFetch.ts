/** Reads at most so many bytes of a response. Null beyond them: the rest is dropped with its connection. */
export async function boundedText({ body }: Pick<Response, 'body'>, mostBytes: number): Promise<string | null> {
  if (body === null) return '';
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    size += value.byteLength;
    if (size > mostBytes) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    parts.push(value);
  }
}
