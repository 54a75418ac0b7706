import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './support/chromium.ts';
import { E2E_PORT, siteOf } from './support/site.ts';

/** Journeys in Chromium against the built site and a real server with a database of its own. No retries: a flaky test is a defect. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Of a whole journey, on a machine that may stand still for a while; each step has less.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    // What is pressed or filled in is waited for with a limit of its own: else a journey is said to have taken too long, and not what it waited for.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: siteOf(),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // A trace takes a sixth of the time of every journey: `--trace retain-on-failure` keeps one of a journey that is being mended.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
  globalSetup: './support/startServer.ts',
  metadata: { port: E2E_PORT },
});
