import { defineConfig } from 'playwright/test';
import e2e from '../e2e/playwright.config.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';

/** Journeys with an earlier build's client and the settings of the end-to-end tests. Started by `scripts/oldBuild.ts`. */
export default defineConfig({
  ...e2e,
  testDir: import.meta.dirname,
  testMatch: '**/*.old.ts',
  projects: [
    { name: 'ways', testIgnore: '**/outOfState.old.ts' },
    { name: 'elsewhere', testMatch: '**/outOfState.old.ts', dependencies: ['ways'] },
  ],
  outputDir: '../../test-results/oldBuild',
  // Chromium would block requests to the local machine, because pages served by a test count as public.
  use: {
    ...e2e.use,
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, '--disable-features=LocalNetworkAccessChecks'] },
  },
  globalSetup: '../e2e/support/startServer.ts',
});
