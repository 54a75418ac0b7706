import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder of real fixtures with their results that `npm run verify:full` bets on. */
const FOLDER = 'LINEMAKER_FEED_FOLDER';
type RealFeeds = { readonly files: readonly string[]; readonly said: string };

/** The files of the folder, and what is to be said of them. Throws where the folder that is named has none: then nothing would be tested by them. */
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
