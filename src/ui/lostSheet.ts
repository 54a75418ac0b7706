/** Begins the error of a chunk whose sheet did not come, as the bundler words it; the address of the sheet follows. */
const LOST = 'Unable to preload CSS for ';

/**
 * Fetches the sheet that `cause` names, if it names one. The bundler asks for a sheet once: whoever loads the chunk again would get its code
 * without its rules. Rejects if the sheet does not come this time either.
 */
export async function fetchLostSheet(cause: unknown): Promise<void> {
  const { message } = cause instanceof Error ? cause : { message: '' };
  if (!message.startsWith(LOST)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = message.slice(LOST.length);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', () => reject(new Error(message)), { once: true });
    document.head.append(link);
  });
}
