/** Frees the connection of an unread response. Never rejects. */
export async function dropBody({ body }: Pick<Response, 'body'>): Promise<void> {
  await body?.cancel().catch(() => undefined);
}
