/** Resolves to null on timeout, rejection or a null promise. Does not cancel late work. */
export async function withTimeout<T>(ms: number, work: PromiseLike<T> | null): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(done, ms, null)));
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
