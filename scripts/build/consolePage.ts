import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/**
 * The operators' console, built after the players' page and beside it. Apart, because what both pages load at once would be cut into files
 * by the needs of both: players would carry what only operators need. The manifest stays that of the players' page, which the budget weighs.
 */
export const consolePage = (root: string): InlineConfig & { readonly build: object } => ({
  build: { emptyOutDir: false, copyPublicDir: false, manifest: false, rolldownOptions: { input: join(root, 'console.html') } },
});
