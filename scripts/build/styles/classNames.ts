import { createHash } from 'node:crypto';

const hashOf = (text: string): string => createHash('sha256').update(text).digest().readUInt32BE(0).toString(36).padStart(3, '0').slice(-3);

/**
 * Gives a module's class names a common prefix, so that they compress well and unchanged files stay cached. Only generated names begin with
 * `_`.
 */
export function classNames(sites: readonly string[]): (site: string) => string {
  const paths = [...new Set(sites.map(moduleOf))].toSorted();
  const prefixes = new Map<string, string>();
  for (const path of paths) {
    let prefix = hashOf(path);
    for (let salt = 1; prefixes.has(prefix); salt += 1) prefix = hashOf(`${path} ${salt}`);
    prefixes.set(prefix, path);
  }
  const prefixOf = new Map([...prefixes].map(([prefix, path]) => [path, prefix]));
  const counts = new Map<string, number>();
  return (site) => {
    const path = moduleOf(site);
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    return `_${prefixOf.get(path) ?? ''}${count.toString(36)}`;
  };
}

export const moduleOf = (site: string): string => site.split(':', 1)[0] ?? '';
