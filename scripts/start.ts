import { spawn } from 'node:child_process';
import { builtServer } from './build/builtServer.ts';
import { isBuilt } from './build/inputs.ts';
import { ROOT } from './files.ts';
import { exitCodeOf, run, script, seconds } from './process.ts';

const began = performance.now();
if (isBuilt()) console.log(`build: nothing changed since the last one (${seconds(began)})`);
else await buildAll();

// Starts the server without this process's TypeScript loader.
const server = spawn(process.execPath, [builtServer(ROOT)], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
process.exitCode = await exitCodeOf(server);

async function buildAll(): Promise<void> {
  console.log('build: the first one, or something changed; a moment …');
  const code = await run(...script('scripts/build.ts'));
  if (code !== 0) {
    console.error('build: failed, so nothing is served. The lines above say why.');
    process.exit(code);
  }
  console.log(`build: ${seconds(began)}`);
}
