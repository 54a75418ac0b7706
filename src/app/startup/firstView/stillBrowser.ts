/** Width of the phone that a first view is drawn for, in CSS pixels. Where styles alone decide, they decide by the real one. */
const PHONE_WIDTH = 375;

/** What drawing asks of a browser, where there is none: a phone that is online and prefers nothing. It keeps nothing: storage is not there. */
export function standInForBrowser(): void {
  Object.assign(globalThis, { matchMedia });
}

/** The address that is drawn. */
export function standAt(path: string): void {
  Object.assign(globalThis, { location: new URL(path, 'https://first-view.invalid') });
}

const matchMedia = (query: string) => ({ matches: isMet(query), addEventListener: () => undefined, removeEventListener: () => undefined });

/** Of `min-width` and `max-width` in pixels; all else is not preferred. */
function isMet(query: string): boolean {
  const sizes = [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)];
  return (
    sizes.length > 0 && sizes.every(([, bound, width]) => (bound === 'min' ? PHONE_WIDTH >= Number(width) : PHONE_WIDTH <= Number(width)))
  );
}
