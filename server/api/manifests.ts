import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#server/content/index.ts';
import { codeOf } from '#server/platform/errors.ts';

/** What the builds served here can draw. None is known before the first build: then every kind is sent. */
export function readManifests(folders: readonly string[]): readonly Manifest[] {
  return folders.flatMap((folder) => {
    try {
      return [JSON.parse(readFileSync(join(folder, 'capabilities.json'), 'utf8')) as Manifest];
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  });
}
