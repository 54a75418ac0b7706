import { isBuilt } from './build/inputs.ts';
import { run, script, seconds } from './process.ts';

/** Builds when something changed since the last build, then serves. The server prints addresses and demo accounts itself. */
const began = performance.now();
if (isBuilt()) console.log(`build: nothing changed since the last one (${seconds(began)})`);
else await buildPages();

const booted = performance.now();
await import('#server/main.ts');
console.log(`boot: ${seconds(booted)}`);

async function buildPages(): Promise<void> {
  console.log('build: the first one, or something changed; a moment …');
  // A process of its own: the bundler's memory is given back before the server starts.
  const code = await run(...script('scripts/build.ts'));
  if (code !== 0) {
    console.error('build: failed, so nothing is served. The lines above say why.');
    process.exit(code);
  }
  console.log(`build: ${seconds(began)}`);
}
