import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { builtFonts, serverBundle } from './build/builtServer.ts';
import { carryFonts } from './build/carryFonts.ts';
import { compressAll } from './build/compress.ts';
import { drawIcons } from './build/brandIcons.ts';
import { CONSOLE_PAGES, consolePage } from './build/consolePage.ts';
import { firstView } from './build/firstView.ts';
import { DIST, inputsHash, STAMP } from './build/inputs.ts';
import { viewFiles, viewModules } from './build/viewFiles.ts';
import { writeBill } from './build/writeBill.ts';
import type { ViteManifest } from './budget/measure.ts';
import { MENU } from '#src/shared/site/menuTree.ts';
import { LONG_PAGE } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { ROOT } from './files.ts';

const MANIFESTS = ['persistedDocuments.json', 'capabilities.json'];

// Hashes the inputs before the build, so that later edits trigger another build.
const stamp = inputsHash();
await build({ logLevel: 'warn' });
// Runs these builds in parallel, because they share only the output folder.
const others = [...CONSOLE_PAGES.map((page) => consolePage(ROOT, page)), firstView(ROOT), serverBundle(ROOT)];
await Promise.all(others.map((other) => build({ ...other, logLevel: 'warn' })));
for (const name of MANIFESTS) copyFileSync(join(ROOT, 'src/gql', name), join(DIST, name));
writeFileSync(join(DIST, 'views.json'), JSON.stringify(shelfFiles()));
await drawIcons(ROOT, join(DIST, 'server'));
await compressAll(DIST);
carryFonts(builtFonts(ROOT));
writeBill(stamp);
writeFileSync(join(DIST, STAMP), stamp);

function shelfFiles(): Readonly<Record<string, readonly string[]>> {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const indexes = ['registry/pageShelves/index.ts', 'registry/casinoShelves/index.ts'];
  const modules = indexes.map((path) => viewModules({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  const all = Object.assign(
    { [LONG_PAGE]: 'src/app/page/long/LongSlots.tsx', [MENU]: 'src/app/frame/shell/lazyFrame.ts' },
    ...modules,
  ) as Readonly<Record<string, string>>;
  return viewFiles(all, manifest);
}
