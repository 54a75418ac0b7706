import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useDevServer } from '#tests/support/devServer.ts';
import { ask } from '#tests/support/http.ts';
import { ROOT } from '../files.ts';
import { bootPlugin } from './bootPlugin.ts';

const brands = readdirSync(join(ROOT, 'brands'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const port = useDevServer(bootPlugin(ROOT));

async function bootOf(host: string): Promise<unknown> {
  const { text } = await ask(port(), '/', { headers: { host, accept: 'text/html' } });
  return JSON.parse(/id="boot">([^<]*)</.exec(text)?.[1] ?? 'null');
}

it.each(brands)('the development server serves %s on its own host', async (brand) => {
  expect(await bootOf(`${brand}.localhost:${port()}`)).toEqual({ brand });
});

it('the development server serves the default brand on a host without a brand', async () => {
  expect(await bootOf(`localhost:${port()}`)).toMatchObject({ brand: expect.stringMatching(`^(${brands.join('|')})$`) });
});
