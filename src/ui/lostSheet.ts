/** Error of a chunk whose sheet did not come, as the bundler words it, with the address of the sheet. */
const LOST = /^Unable to preload CSS for (.+)$/;

/**
 * Fetches the sheet that `cause` names, if it names one. The bundler asks for a sheet once: whoever loads the chunk again would get its code
 * without its rules. Rejects with `cause` if the sheet does not come this time either, so that the next try asks for it again.
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
