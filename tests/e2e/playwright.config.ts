import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './support/chromium.ts';
import { E2E_PORT, siteOf } from './support/site.ts';

/** Journeys in Chromium against the built site and a real server with its own database. No retries: a flaky test is a defect. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
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
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
  globalSetup: './support/startServer.ts',
  metadata: { port: E2E_PORT },
});
