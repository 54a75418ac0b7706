import type { LinkKind, LinkOpener, LinkRegistry, WireLink } from './types.ts';

export function overlayAt(address: string, links: LinkRegistry): ((opener: LinkOpener) => void) | null {
  for (const { open, parse } of Object.values(links)) {
    const link = open === undefined ? null : (parse?.(address) ?? null);
    if (link !== null) return (opener) => (open as LinkKind<WireLink>['open'])?.(link, opener);
  }
  return null;
}
