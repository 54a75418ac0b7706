import { mkdtempSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';
import { serverBundle } from '../../scripts/build/builtServer.ts';
import { ROOT } from '../../scripts/files.ts';

const built = new Map<string, Promise<string>>();

/** Builds a server script as for production, once per test worker, because a built script starts several times as fast. */
export function builtScript(source: string): Promise<string> {
  const known = built.get(source) ?? buildScript(source);
  built.set(source, known);
  return known;
}

async function buildScript(source: string): Promise<string> {
  const folder = mkdtempSync(join(inject('builtDir'), `${basename(source, '.ts')}-`));
  const bundle = serverBundle(ROOT, folder);
  const { rolldownOptions } = bundle.build as { readonly rolldownOptions: object };
  await build({
    ...bundle,
    logLevel: 'silent',
    build: { ...bundle.build, sourcemap: false, rolldownOptions: { ...rolldownOptions, input: source } },
  });
  return join(folder, 'main.mjs');
}
