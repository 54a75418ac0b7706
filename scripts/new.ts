import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { familyNames, isFamily } from './codegen/sdl.ts';
import { ROOT } from './files.ts';
import { namesOf } from './new/names.ts';
import { planOf } from './new/plan.ts';

const USAGE = `Usage: npm run new kind <family> <Kind>
  family: ${familyNames.join(', ')}
  Kind:   its name without the family's noun, like Standings`;

const [, , what = '', family = '', kind = ''] = process.argv;
try {
  if (what !== 'kind' || !isFamily(family) || kind === '') throw new Error(USAGE);
  const names = namesOf(family, kind);
  const { written, edited, left } = planOf(names, (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null));
  for (const { path, text } of [...written, ...edited]) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  for (const { path } of written) console.log(`wrote   ${path}`);
  for (const { path } of edited) console.log(`edited  ${path}`);
  console.log('\nLeft to do:');
  for (const [at, line] of left.entries()) console.log(`${String(at + 1).padStart(3)}. ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
