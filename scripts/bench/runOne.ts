import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchRow } from '#tests/bench/row.ts';

/** Runs one file of tests/bench and leaves its rows where it is told to. */
const [, , file = '', answer = ''] = process.argv;
const { run } = (await import(pathToFileURL(resolve(file)).href)) as { readonly run: () => Promise<readonly BenchRow[]> };
writeFileSync(answer, JSON.stringify(await run()));
// A measured server may leave a socket open; the rows are written, so nothing is waited for.
process.exit(0);
