import { join } from 'node:path';
import { isBuilt } from './build/inputs.ts';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './files.ts';
import { run, script } from './process.ts';

/** Passes its arguments to Playwright: `npm run test:e2e -- -g "places a bet"`. */
try {
  process.env['CHROMIUM_PATH'] = ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (!isBuilt()) {
  const code = await run(...script('scripts/build.ts'));
  if (code !== 0) process.exit(code);
}
const runner = join(ROOT, 'node_modules/.bin/playwright');
process.exitCode = await run(runner, ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)]);
