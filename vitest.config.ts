import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longestFirst.ts';

// One worker after another takes file after file: loading the code anew for each takes longer than its tests. A file that changes globals puts
// them back.
const shared = { isolate: false, pool: 'threads' } as const;

export default defineConfig({
  plugins: [react()],
  // Libraries load GraphQL by its main entry; a second copy by the module entry would not know the other's errors and schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) }] },
  test: {
    reporters: process.env['CI'] === undefined ? ['default'] : ['dot'],
    // More than there are cores: a third of the time of a view is waiting for what comes later.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
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
          // Begins anew with `vi.resetModules`, which leaves libraries alone: its sheets are those of the first file that asks for them.
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
          include: ['{src,registry,brands,fixtures}/**/*.test.tsx'],
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
          // Processes of their own: some of them are killed, or measured. They and the database have both cores busy.
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
