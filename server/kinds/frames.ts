import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { AuthoredFrameShelf } from '#server/contract/generated/authored.ts';

/** Sites that may be shown in a frame, by the names that documents know them by, with their origins. */
export type FrameSites = ReadonlyMap<string, string>;

/** The whole address of what is framed; null where its site is not on the list. */
export function framedUrl(sites: FrameSites, { site, path }: Pick<AuthoredFrameShelf, 'path' | 'site'>): string | null {
  const origin = sites.get(site);
  return origin === undefined ? null : origin + path;
}

/** JSON Pointers into a node to the sites that it frames and the list does not have, with what is wrong. */
export function unlistedSites(node: unknown, sites: FrameSites): readonly { readonly path: string; readonly message: string }[] {
  if (!isFrame(node) || sites.has(node.props.site)) return [];
  const known = [...sites.keys()].join(', ') || 'none';
  return [{ path: '/props/site', message: `no site ${node.props.site} may be framed here; the list has ${known}` }];
}

const isFrame = (node: unknown): node is { readonly props: { readonly site: string } } =>
  isPlainObject(node) && node['kind'] === 'FrameShelf' && isPlainObject(node['props']) && typeof node['props']['site'] === 'string';
