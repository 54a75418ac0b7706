/** Addresses of style sheets that could not be loaded. The bundler requests each once, and names only the first in its error. */
const lost = new Set<string>();

/** Notes lost style sheets from now on. Call once, before any part is loaded. */
export function watchLostSheets(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target.href);
  };
  // Captured: the event of a link does not bubble.
  document.addEventListener('error', note, true);
}

/** Loads all lost style sheets again. Rejects if one fails again; it stays noted for the next try. */
export async function fetchLostSheets(): Promise<void> {
  await Promise.all([...lost].map(fetchSheet));
}

async function fetchSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', () => reject(new Error(`The style sheet ${address} could not be loaded`)), { once: true });
    document.head.append(link);
  });
  lost.delete(address);
}
