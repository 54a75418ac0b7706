import type { LinkKind, LinkOpener, LinkRegistry, WireLink } from './types.ts';

/** How to open what an address says lies over the page; null where it says no such thing. */
export function overlayAt(address: string, links: LinkRegistry): ((opener: LinkOpener) => void) | null {
  for (const { open, parse } of Object.values(links)) {
    const link = open === undefined ? null : (parse?.(address) ?? null);
    // Each kind opens what it has itself read.
    if (link !== null) return (opener) => (open as LinkKind<WireLink>['open'])?.(link, opener);
  }
  return null;
}
