import { player } from '../layouts.ts';
import { documentsOf } from './documents.ts';
import { answered, served } from './serve.ts';

/** Prints the server's answers to every `stride`th document of a shard. For tests with a DOM, which cannot load the server. */
const [, , seed = '', count = '', stride = ''] = process.argv;
const layouts: unknown[] = [];
for (const [at, document] of documentsOf({ seed: Number(seed), count: Number(count) }).entries())
  if (at % Number(stride) === 0) layouts.push((await answered(served(document, player).resolved)).layout);
process.stdout.write(JSON.stringify(layouts));
