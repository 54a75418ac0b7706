/** Sheets that failed to load. The bundler requests each sheet once and names only the first. */
const lost = new Set<string>();

/** Call before loading any part. */
export function watchLostSheets(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target.href);
  };
  // Links' events do not bubble.
  document.addEventListener('error', note, true);
}

/** Loads lost sheets again. Rejects if one fails again, and keeps it as lost. */
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
