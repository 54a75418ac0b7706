import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#server/content/index.ts';
import { codeOf } from '#server/platform/errors.ts';

/** Reads the builds' capabilities. Skips missing files. Throws for unreadable files. */
export function readManifests(folders: readonly string[]): readonly Manifest[] {
  return folders.flatMap((folder) => {
    try {
      return [JSON.parse(readFileSync(join(folder, 'capabilities.json'), 'utf8')) as Manifest | readonly Manifest[]].flat();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  });
}
