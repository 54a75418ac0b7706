import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs only the unit tests of the mutated modules, to stay fast. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    include: [
      'src/shared/{betting,money}/{boost,combinations,money,odds,payoff,picks,ratio,teaser}.test.ts',
      'src/shared/betting/{cashOut,sameGame}/*.test.ts',
      'server/modules/{betting,wallet}/**/*.test.ts',
      'server/modules/responsibleGaming/rgLimits/*.test.ts',
    ],
    globalSetup: ['./tests/support/globalStore.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
