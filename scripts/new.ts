import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { familyNames } from './codegen/sdl.ts';
import { ROOT } from './files.ts';
import { namesOf } from './new/names.ts';
import { planOf } from './new/plan.ts';
import { treeOf } from './new/tree.ts';

const USAGE = `Usage: npm run new kind <family> <Kind> [source]
  family: ${familyNames.join(', ')}; with a folder of the server where it has some, like pageShelves/events
  Kind:   its name without the family's noun, like Standings
  source: name of a new source of live data, like standings`;

const [, , what = '', place = '', kind = '', source] = process.argv;
try {
  if (what !== 'kind' || kind === '') throw new Error(USAGE);
  const { written, edited, byHand, left } = planOf(namesOf(place, kind, source), treeOf(ROOT));
  for (const { path, text } of [...written, ...edited]) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  for (const { path } of written) console.log(`wrote   ${path}`);
  for (const { path } of edited) console.log(`edited  ${path}`);
  console.log(`\n${byHand.length} files are yours; codegen writes the others. Left to do:`);
  for (const [at, line] of left.entries()) console.log(`${String(at + 1).padStart(3)}. ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
