import { keptPaths, type OwnPath, ownPaths } from './ownPages.ts';

export const ownPathOf = (path: string): OwnPath | null => ownPaths.find((name) => name === path) ?? null;

export const isOwnPage = (path: string): boolean => ownPathOf(path) !== null;

export const keptPathOf = (path: string): OwnPath | null =>
  keptPaths.find((name) => (name.endsWith('*') ? `${path}/`.startsWith(name.slice(0, -'*'.length)) : path === name)) ?? null;
