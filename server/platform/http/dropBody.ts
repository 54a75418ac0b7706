/** Discards the body of an unread response, so that its connection is free. Never rejects. */
export async function dropBody({ body }: Pick<Response, 'body'>): Promise<void> {
  await body?.cancel().catch(() => undefined);
}
