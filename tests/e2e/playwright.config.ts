import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, chromiumPath, headlessPath } from './support/chromium.ts';
import { E2E_PORT, siteOf } from './support/site.ts';

/** Journeys that need permissions, passkeys or video, which headless Chromium lacks. */
const NEEDS_WHOLE =
  /\/(?:betTypes|cashback|casinoPlay|catalogueTexts|console|consoleOrigin|consolePasskey|deposits|film|firstView|foreignPage|offers|oneRealBet|overTheBorder|passkey|saferPlay|shareBet|stream|taps)\.e2e\.ts$/u;

/** Journeys in Chromium against the built site, a real server and its own database. No retries: a flaky test is a defect. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // For a whole test on a slow machine. Steps have shorter limits.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    // A limit per action, so that a timeout names the step.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: siteOf(),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // A trace takes a sixth of each journey's time; `--trace retain-on-failure` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'whole', testMatch: NEEDS_WHOLE, use: { launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS } } },
    {
      name: 'headless',
      testMatch: '**/*.e2e.ts',
      testIgnore: NEEDS_WHOLE,
      use: { launchOptions: { executablePath: headlessPath(), args: CHROMIUM_FLAGS } },
    },
  ],
  globalSetup: './support/startServer.ts',
  metadata: { port: E2E_PORT },
});
