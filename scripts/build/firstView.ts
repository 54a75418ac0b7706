import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** Where the server finds what draws first views, below the build. */
export const FIRST_VIEW = '.view';

/** The players' application once more, for a thread of the server: one file, nothing split, nothing of Node's modules left outside. */
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
