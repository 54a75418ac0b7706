import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Tree = {
  readonly read: (path: string) => string | null;
  readonly folders: (path: string) => readonly string[];
};

export const treeOf = (root: string): Tree => ({
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
  folders: (path) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted(),
});
