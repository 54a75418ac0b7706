import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPaper } from '#tests/support/paper.ts';
import { filesUnder, ROOT } from '../files.ts';
import { builtFonts, builtServer, serverBundle } from './builtServer.ts';
import { carryFonts } from './carryFonts.ts';

let root = '';
beforeEach(() => (root = realpathSync(mkdtempSync(join(tmpdir(), 'linemaker-fonts-')))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Copies `paper` to the root folder without the font packages, with an entry file that prints a name. */
function plant(): void {
  mkdirSync(join(root, 'server/platform/paper'), { recursive: true });
  for (const path of filesUnder('server/platform/paper', '.ts')) writeFileSync(join(root, path), readFileSync(join(ROOT, path)));
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['fontkit', 'graphql', 'pdfkit']) symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  writeFileSync(
    join(root, 'server/main.ts'),
    `import { sheetAsPdf } from './platform/paper/sheet.ts';
const { bytes } = await sheetAsPdf({ title: 'A form', language: 'en-US', rows: [['Name', 'Żółć Nguyễn 李龍 Ελένη Иван']], madeAt: new Date(0) });
process.stdout.write(bytes.toString('base64'));`,
  );
}

it('a built server prints names with its own fonts when the font packages are missing', async () => {
  plant();
  await build({ ...serverBundle(root), logLevel: 'silent' });
  const run = (): string => execFileSync(process.execPath, [builtServer(root)], { encoding: 'utf8', cwd: tmpdir(), stdio: 'pipe' });
  expect(run).toThrow(/ENOENT.*dist\/server\/fonts\//);
  carryFonts(builtFonts(root));
  const { texts } = await readPaper(Buffer.from(run(), 'base64'));
  expect(texts).toEqual(['A form', 'Name', 'Żółć Nguyễn 李龍 Ελένη Иван']);
});
