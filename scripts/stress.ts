import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { busyCores } from './stress/busyCores.ts';
import { repeat } from './stress/repeat.ts';
import { stressOf } from './stress/stressCommand.ts';

/** Repeats a test file while all processor cores are busy: `npm run stress -- tests/e2e/film.e2e.ts --times 20`. */
try {
  const stress = stressOf(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'linemaker-stress-'));
  const { end } = busyCores();
  process.on('exit', () => {
    end();
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const { failed, firstFailure } = await repeat(stress, join(folder, 'report.json'));
  end();
  console.log(['', ...firstFailure, `${failed} of ${stress.times} runs failed`].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
