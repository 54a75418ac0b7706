/** Style sheets that failed to load. The bundler reports only the first. */
const lost = new Set<string>();

/** Records style sheets that fail to load. Must start before any code loads. */
export function watchLostSheets(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target.href);
  };
  // In the capture phase, because errors of links do not bubble.
  document.addEventListener('error', note, true);
}

/** Loads failed style sheets again. Rejects if one fails again; that one stays recorded. */
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
