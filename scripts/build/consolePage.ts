import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** Pages of the operators' host: the console, and the frame in it that draws a draft as players would see it. */
export const CONSOLE_PAGES = ['console.html', 'frame.html'] as const;

/**
 * A page of the operators' host, built after the players' page and beside it. Each apart, because what several pages load at once would be
 * cut into files by the needs of all: players would carry what only operators need. The manifest stays that of the players' page, which the
 * budget weighs.
 */
export const consolePage = (root: string, page: (typeof CONSOLE_PAGES)[number]): InlineConfig & { readonly build: object } => ({
  build: { emptyOutDir: false, copyPublicDir: false, manifest: false, rolldownOptions: { input: join(root, page) } },
});
