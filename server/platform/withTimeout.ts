/** Resolves to null if `work` is null, rejects, or takes longer than `ms`. Does not cancel `work`. */
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
