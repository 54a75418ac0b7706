/** Frees the connection of a response whose body is not read. Never rejects. */
export async function dropBody({ body }: Pick<Response, 'body'>): Promise<void> {
  await body?.cancel().catch(() => undefined);
}
