/** What comes within so many milliseconds; null for what comes later, what fails, and nothing. Whoever is late goes on: its answer may be kept. */
export async function within<T>(ms: number, work: Promise<T> | null): Promise<T | null> {
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
