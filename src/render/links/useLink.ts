import { useEffect, useMemo } from 'react';
import { type RenderPorts, useRenderPorts } from '../ports.tsx';
import { useReportNode } from '../drawing.ts';
import { isAllowedWebPage, webPageAt } from '#src/shared/site/webPages.ts';
import { isSitePath } from './addresses.ts';
import type { LinkKind, WireLink } from './types.ts';

export type FollowedLink =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'web'; readonly url: string; readonly isListed: boolean; readonly opensNewWindow: boolean }
  | { readonly kind: 'overlay'; readonly open: () => void };

export function resolveLink(
  link: WireLink,
  { links, opener, allowedHosts, leave }: Pick<RenderPorts, 'links' | 'opener' | 'allowedHosts' | 'leave'>,
): FollowedLink | null {
  if (!Object.hasOwn(links, link.__typename)) return null;
  const entry = links[link.__typename] as unknown as LinkKind<WireLink>;
  const { open } = entry;
  if (open) return { kind: 'overlay', open: () => open(link, opener) };
  const path = entry.path(link);
  if (path === null) return null;
  if (isSitePath(path)) return { kind: 'page', path };
  const isListed = isAllowedWebPage(path, allowedHosts);
  if (!isListed && (leave === null || webPageAt(path) === null)) return null;
  return { kind: 'web', url: path, isListed, opensNewWindow: 'opensNewWindow' in link && link.opensNewWindow === true };
}

/** Resolves a link. If its kind is unknown, reports the node `of`. */
export function useLink(link: WireLink | null, of: string): FollowedLink | null {
  const ports = useRenderPorts();
  const report = useReportNode();
  const followed = useMemo(() => (link === null ? null : resolveLink(link, ports)), [link, ports]);
  const unmapped = link !== null && followed === null ? link.__typename : null;
  useEffect(() => {
    if (unmapped !== null) report(of, unmapped, 'unmapped-link');
  }, [report, of, unmapped]);
  return followed;
}

export function usePagePaths(links: readonly (WireLink | null)[]): readonly (string | null)[] {
  const ports = useRenderPorts();
  return links.map((link) => {
    const followed = link === null ? null : resolveLink(link, ports);
    return followed?.kind === 'page' ? followed.path : null;
  });
}
