/** Discards an unread response's body, to free its connection. Never rejects. */
export async function dropBody({ body }: Pick<Response, 'body'>): Promise<void> {
  await body?.cancel().catch(() => undefined);
}
