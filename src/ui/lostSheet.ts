/** Bundler's error for a lost style sheet; captures the URL. */
const LOST = /^Unable to preload CSS for (.+)$/;

/** Loads the style sheet named in `cause`, because the bundler requests it only once. Rejects with `cause` if it fails again. */
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
