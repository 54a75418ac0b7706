import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** Pages of the console host: the console, and its frame that renders a draft as players would see it. */
export const CONSOLE_PAGES = ['console.html', 'frame.html'] as const;

/**
 * Config for a console page, built after the players' page. Built separately, because shared chunks would add console code to players'
 * files. The manifest stays that of the players' page, which the budget measures.
 */
export const consolePage = (root: string, page: (typeof CONSOLE_PAGES)[number]): InlineConfig & { readonly build: object } => ({
  build: { emptyOutDir: false, copyPublicDir: false, manifest: false, rolldownOptions: { input: join(root, page) } },
});
