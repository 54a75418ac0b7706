import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressAll } from './build/compress.ts';
import { CONSOLE_PAGES, consolePage } from './build/consolePage.ts';
import { DIST, inputsHash, STAMP } from './build/inputs.ts';
import { ROOT } from './files.ts';

/** What the server reads beside the pages: the operations and the kinds of this build. */
const MANIFESTS = ['persistedDocuments.json', 'capabilities.json'];

// Taken before the build, so that an edit while it runs is seen by the next start.
const stamp = inputsHash();
await build({ logLevel: 'warn' });
for (const page of CONSOLE_PAGES) await build({ ...consolePage(ROOT, page), logLevel: 'warn' });
for (const name of MANIFESTS) copyFileSync(join(ROOT, 'src/gql', name), join(DIST, name));
await compressAll(DIST);
writeFileSync(join(DIST, STAMP), stamp);
