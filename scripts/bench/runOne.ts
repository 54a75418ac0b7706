import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchRow } from '#tests/bench/row.ts';

const [, , file = '', answer = ''] = process.argv;
const { run } = (await import(pathToFileURL(resolve(file)).href)) as { readonly run: () => Promise<readonly BenchRow[]> };
writeFileSync(answer, JSON.stringify(await run()));
// Exits, because open sockets of the server may keep the process alive.
process.exit(0);
