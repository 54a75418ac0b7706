import { player } from '../layouts.ts';
import { documentsOf } from './documents.ts';
import { answered, served } from './serve.ts';

/** Writes what the server answers to every `stride`th document of a part; for tests in a browser's surroundings, where the server cannot be loaded. */
const [, , seed = '', count = '', stride = ''] = process.argv;
const layouts: unknown[] = [];
for (const [at, document] of documentsOf({ seed: Number(seed), count: Number(count) }).entries())
  if (at % Number(stride) === 0) layouts.push((await answered(served(document, player).resolved)).layout);
process.stdout.write(JSON.stringify(layouts));
