import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, chromiumPath, headlessPath } from './support/chromium.ts';
import { E2E_PORT, siteOf } from './support/site.ts';

/** Journeys that need permissions, passkeys or video, which Chromium without windows lacks. */
const NEEDS_WHOLE =
  /\/(?:betTypes|cashback|casinoPlay|catalogueTexts|console|consoleOrigin|consolePasskey|deposits|film|firstView|foreignPage|offers|oneRealBet|overTheBorder|passkey|saferPlay|shareBet|stream|taps)\.e2e\.ts$/u;

/** Journeys in Chromium against the built site and a real server with its own database. No retries: a flaky test is a defect. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Limits a whole test on a slow machine. Steps have shorter limits.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    // Limits each action, so that a timeout names the step instead of the whole test.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: siteOf(),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // Off, because a trace takes a sixth of each journey's time; use `--trace retain-on-failure` to debug one.
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
