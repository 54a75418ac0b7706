import { describe, expect, test } from 'vitest';
import { brandIds, defaultBrand, loadBrand } from './brands.ts';

describe('the brand of a page', () => {
  test('each brand folder can be loaded by its id', async () => {
    expect(brandIds).toHaveLength(4);
    for (const id of brandIds) expect((await loadBrand(id)).id).toBe(id);
  });

  test('an unknown brand id loads the default brand', async () => {
    for (const id of ['gone', '', '../default', '__proto__', 'constructor']) expect((await loadBrand(id)).id).toBe(defaultBrand);
  });

  test('the default brand exists', () => {
    expect(brandIds).toContain(defaultBrand);
  });
});
