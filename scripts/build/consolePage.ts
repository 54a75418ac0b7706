import { join } from 'node:path';
import type { InlineConfig } from 'vite';

export const CONSOLE_PAGES = ['console.html', 'frame.html'] as const;

/** Builds a console page separately, because shared chunks would bring console code to players. */
export const consolePage = (root: string, page: (typeof CONSOLE_PAGES)[number]): InlineConfig & { readonly build: object } => ({
  build: { emptyOutDir: false, copyPublicDir: false, manifest: false, rolldownOptions: { input: join(root, page) } },
});
