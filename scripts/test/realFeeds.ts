import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Environment variable: folder of real feeds for `npm run verify:full`. */
const FOLDER = 'LINEMAKER_FEED_FOLDER';
type RealFeeds = { readonly files: readonly string[]; readonly said: string };

/** Returns no files if the variable is unset. Throws if the folder has no `.csv` files. */
export function realFeeds(env: Readonly<Record<string, string | undefined>>): RealFeeds {
  const folder = env[FOLDER];
  if (folder === undefined || folder === '') return { files: [], said: `Real files were not played: ${FOLDER} names no folder of them.` };
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .map((name) => join(folder, name));
  if (files.length === 0) throw new Error(`${FOLDER} is ${folder}, and there is no .csv in it`);
  return { files, said: `Real files that are played: ${files.join(', ')}` };
}
