import { defineConfig } from 'playwright/test';
import e2e from '../e2e/playwright.config.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';

/** Runs journeys under the `e2e` conditions with the client of an earlier build: `scripts/oldBuild.ts`. */
export default defineConfig({
  ...e2e,
  testDir: import.meta.dirname,
  testMatch: '**/*.old.ts',
  projects: [
    { name: 'ways', testIgnore: '**/outOfState.old.ts' },
    { name: 'elsewhere', testMatch: '**/outOfState.old.ts', dependencies: ['ways'] },
  ],
  outputDir: '../../test-results/oldBuild',
  // Chromium treats a page served by the test as public, and blocks its requests to the local machine.
  use: {
    ...e2e.use,
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, '--disable-features=LocalNetworkAccessChecks'] },
  },
  globalSetup: '../e2e/support/startServer.ts',
});
