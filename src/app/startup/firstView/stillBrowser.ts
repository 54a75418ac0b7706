const PHONE_WIDTH = 375;

export function standInForBrowser(): void {
  Object.assign(globalThis, { matchMedia });
}

export function setLocation(path: string): void {
  Object.assign(globalThis, { location: new URL(path, 'https://first-view.invalid') });
}

const matchMedia = (query: string) => ({ matches: isMet(query), addEventListener: () => undefined, removeEventListener: () => undefined });

function isMet(query: string): boolean {
  const sizes = [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)];
  return (
    sizes.length > 0 && sizes.every(([, bound, width]) => (bound === 'min' ? PHONE_WIDTH >= Number(width) : PHONE_WIDTH <= Number(width)))
  );
}
