import { keptPaths, type OwnPath, ownPaths } from './ownPages.ts';

export const legalDocuments: readonly string[] = ['privacy', 'terms', 'accessibility'];

export const ownPathOf = (path: string): OwnPath | null => ownPaths.find((name) => isOf(name.split('/'), path.split('/'))) ?? null;

export const isOwnPage = (path: string): boolean => ownPathOf(path) !== null;

export const keptPathOf = (path: string): OwnPath | null =>
  keptPaths.find((name) => (name.endsWith('*') ? `${path}/`.startsWith(name.slice(0, -'*'.length)) : path === name)) ?? null;

const isOf = (names: readonly string[], parts: readonly string[]): boolean =>
  names.length === parts.length &&
  names.every((name, at) => (name === ':document' ? legalDocuments.includes(parts[at] ?? '') : name === parts[at]));
