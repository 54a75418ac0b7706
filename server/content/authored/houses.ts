import { fileURLToPath } from 'node:url';
import { listBrands } from '#server/platform/config/brands.ts';

export const ROOT = new URL('../../../', import.meta.url);

/** What the house of each brand says that documents depend on. */
export const houses = listBrands(fileURLToPath(ROOT));
