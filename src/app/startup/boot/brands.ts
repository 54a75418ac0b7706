import type { Brand } from '#src/brand/contract.ts';
import defaults from '#brands/default.json' with { type: 'json' };

const loaders = import.meta.glob<Brand>('/brands/*/brand.ts', { import: 'brand' });

export const defaultBrand: string = defaults.brand;

export const brandIds: readonly string[] = Object.keys(loaders).map((path) => path.split('/')[2] ?? '');

/** Loads the brand, or if this fails the default brand. Throws if both fail. */
export async function loadBrand(id: string): Promise<Brand> {
  const load = loaders[`/brands/${id}/brand.ts`] ?? loaders[`/brands/${defaultBrand}/brand.ts`];
  if (!load) throw new Error('This build has no brand: brands/default.json names one that is not there');
  return load();
}
