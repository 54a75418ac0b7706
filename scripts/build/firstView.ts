import { join } from 'node:path';
import type { InlineConfig } from 'vite';

export const FIRST_VIEW = '.view';

/** Builds the players' application for server-side rendering. */
export const firstView = (root: string): InlineConfig & { readonly build: object } => ({
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: join(root, 'dist', FIRST_VIEW),
    copyPublicDir: false,
    manifest: false,
    target: 'node20',
    rolldownOptions: {
      input: join(root, 'src/app/startup/firstView/thread.ts'),
      output: { codeSplitting: false, entryFileNames: 'thread.mjs' },
    },
  },
});
