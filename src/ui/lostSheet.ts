/** Error message of the bundler for a chunk whose style sheet failed to load; captures the URL. */
const LOST = /^Unable to preload CSS for (.+)$/;

/**
 * Loads the style sheet named in `cause`, if any. The bundler requests a sheet only once, so a retried chunk would run without its styles.
 * Rejects with `cause` if the sheet fails again.
 */
export async function fetchLostSheet(cause: unknown): Promise<void> {
  if (!(cause instanceof Error)) return;
  const address = LOST.exec(cause.message)?.[1];
  if (address === undefined) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', () => reject(cause), { once: true });
    document.head.append(link);
  });
}
