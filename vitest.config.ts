import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longestFirst.ts';

// Reuses workers, because reloading code takes longer than most tests. Test files must restore changed globals.
const shared = { isolate: false, pool: 'threads' } as const;

/** Folder of modules compiled in one test run; set by `scripts/test.ts`. */
const compiled = process.env['LINEMAKER_COMPILED'];

export default defineConfig({
  plugins: [react()],
  // One copy of GraphQL, because two would reject each other's errors and schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) }] },
  test: {
    reporters: process.env['CI'] === undefined ? ['default'] : ['dot'],
    // More workers than cores, because view tests wait for a third of their time.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Shares compiled modules only during one run, because the cache misses files that a glob finds later.
    experimental: compiled === undefined ? {} : { fsModuleCache: true, fsModuleCachePath: compiled },
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,server,registry,brands,fixtures,scripts}/**/*.test.ts'],
          globalSetup: ['./tests/support/globalStore.ts'],
          setupFiles: ['./tests/support/patience.ts'],
          // Bundles Stitches with the tests, because the style sheets of the first file would otherwise survive `vi.resetModules`.
          server: { deps: { inline: ['@stitches/react'] } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['{src,registry,brands,fixtures,scripts}/**/*.test.tsx'],
          setupFiles: ['./tests/support/dom.ts'],
          testTimeout: 60_000,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'laws',
          environment: 'node',
          include: ['tests/{laws,types}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,fault}/**/*.test.{ts,tsx}'],
          globalSetup: ['./tests/support/globalStore.ts'],
          setupFiles: ['./tests/support/patience.ts'],
          ...shared,
          // Processes, because some files kill servers or measure time; more than cores, because tests wait for the database.
          pool: 'forks',
          maxWorkers: 5,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
