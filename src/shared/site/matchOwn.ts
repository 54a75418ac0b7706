import { keptPaths, type OwnPath, ownPaths } from './ownPages.ts';

/** Legal texts that every brand has. */
export const legalDocuments: readonly string[] = ['privacy', 'terms', 'accessibility'];

/** The entry of the client's own pages that draws a path without a document; null for all others. */
export const ownPathOf = (path: string): OwnPath | null => ownPaths.find((name) => isOf(name.split('/'), path.split('/'))) ?? null;

/** Whether a path needs no document. */
export const isOwnPage = (path: string): boolean => ownPathOf(path) !== null;

/** The entry that stands something around the document of a path. */
export const keptPathOf = (path: string): OwnPath | null =>
  keptPaths.find((name) => `${path}/`.startsWith(name.slice(0, -'*'.length))) ?? null;

const isOf = (names: readonly string[], parts: readonly string[]): boolean =>
  names.length === parts.length &&
  names.every((name, at) => (name === ':document' ? legalDocuments.includes(parts[at] ?? '') : name === parts[at]));
