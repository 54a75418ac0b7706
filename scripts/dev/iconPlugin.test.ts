import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { useDevServer } from '#tests/support/devServer.ts';
import { ask } from '#tests/support/http.ts';
import { ROOT } from '../files.ts';
import { iconPlugin } from './iconPlugin.ts';

const { brands, defaultBrand } = listBrands(ROOT);
const port = useDevServer(iconPlugin(ROOT));
const iconOn = async (host: string) => (await ask(port(), '/favicon.svg', { headers: { host, accept: 'image/*' } })).text;
const drawn = (brand: string) => readFileSync(join(ROOT, 'brands', brand, 'icon.svg'), 'utf8');

it.each(brands)('the brand %s has its own icon on its own host', async (brand) => {
  expect(await iconOn(`${brand}.localhost:${port()}`)).toBe(drawn(brand));
});

it('a host without a brand has the default brand’s icon, and the console its own', async () => {
  expect(await iconOn(`localhost:${port()}`)).toBe(drawn(defaultBrand));
  expect(await iconOn(`console.localhost:${port()}`)).toBe(readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8'));
});
