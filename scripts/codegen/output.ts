import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Output = { readonly path: string; readonly text: string };

/** Writes changed files. With `isCheck`, writes nothing and returns their paths. */
export function settle(outputs: readonly Output[], root: string, isCheck: boolean): readonly string[] {
  const changed = outputs.filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
  if (isCheck) return changed.map(({ path }) => path);
  for (const { path, text } of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  return [];
}
