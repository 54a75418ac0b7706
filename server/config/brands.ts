import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The brands there are: the folders of `brands/`. The server knows no other thing about them. */
export function listBrands(root: string): { readonly brands: readonly string[]; readonly defaultBrand: string } {
  const folder = join(root, 'brands');
  const brands = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  const named = (JSON.parse(readFileSync(join(folder, 'default.json'), 'utf8')) as { readonly brand?: unknown }).brand;
  const first = brands[0];
  if (first === undefined) throw new Error(`No brand found: ${folder} has no folder`);
  return { brands, defaultBrand: typeof named === 'string' && brands.includes(named) ? named : first };
}

/** The brand a host names (`<brand>.localhost`, `www.<brand>.example`), or the default. */
export function brandOfHost(host: string | undefined, brands: readonly string[], defaultBrand: string): string {
  const labels = (host ?? '').toLowerCase().replace(/:\d+$/, '').split('.');
  return labels.find((label) => brands.includes(label)) ?? defaultBrand;
}
