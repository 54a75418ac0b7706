import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serverBundle } from '../../../scripts/build/builtServer.ts';
import { ROOT } from '../../../scripts/files.ts';

export type BuiltServer = { readonly script: string; readonly remove: () => void };

/** Builds the server as for production: hundreds of starts are six times as fast as from sources. */
export async function buildPaymentServer(): Promise<BuiltServer> {
  // Inside the tree: packages that are not bundled are resolved from there.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/payment-server-'));
  const bundle = serverBundle(ROOT, folder);
  const { rolldownOptions } = bundle.build as { readonly rolldownOptions: object };
  const input = fileURLToPath(new URL('./paymentServer.ts', import.meta.url));
  await build({
    ...bundle,
    logLevel: 'silent',
    build: { ...bundle.build, sourcemap: false, rolldownOptions: { ...rolldownOptions, input } },
  });
  return { script: join(folder, 'main.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
