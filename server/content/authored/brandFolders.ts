import { fileURLToPath } from 'node:url';
import { listBrands } from '#server/platform/config/brands.ts';

export const ROOT = new URL('../../../', import.meta.url);

export const brandFolders = listBrands(fileURLToPath(ROOT));
