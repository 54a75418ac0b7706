import { describe, expect, test } from 'vitest';
import { brandIds, defaultBrand, loadBrand } from './brands.ts';

describe('the brand of a page', () => {
  test('is found by its id, for every folder of brands', async () => {
    expect(brandIds).toHaveLength(4);
    for (const id of brandIds) expect((await loadBrand(id)).id).toBe(id);
  });

  test('is the default one for an id that this build does not have', async () => {
    for (const id of ['gone', '', '../default', '__proto__', 'constructor']) expect((await loadBrand(id)).id).toBe(defaultBrand);
  });

  test('is a brand that there is', () => {
    expect(brandIds).toContain(defaultBrand);
  });
});
