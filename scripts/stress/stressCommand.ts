import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files.ts';
import type { Step } from '../test/steps.ts';

export type Stress = Pick<Step, 'command' | 'report'> & { readonly times: number };

const USAGE = 'Use: npm run stress -- FILE [--times N]';
const USUAL_TIMES = 50;

/** Throws with usage text for invalid arguments. */
export function stressOf(args: readonly string[], root: string = ROOT): Stress {
  const at = args.indexOf('--times');
  const times = at === -1 ? USUAL_TIMES : Number(args[at + 1]);
  const [file, ...more] = at === -1 ? args : args.toSpliced(at, 2);
  if (!Number.isInteger(times) || times < 1) throw new Error(`--times ${args[at + 1] ?? ''}: a number of at least 1 is missing. ${USAGE}`);
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const suite = suiteOf(file);
  if (suite === null || !existsSync(join(root, file))) throw new Error(`${file} is no test file here. ${USAGE}`);
  return { command: ['npm', 'run', '--silent', `test:${suite}`, '--', file], report: suite === 'e2e' ? 'playwright' : 'vitest', times };
}

function suiteOf(file: string): string | null {
  if (/^tests\/e2e\/.*\.e2e\.ts$/.test(file)) return 'e2e';
  if (!/\.test\.tsx?$/.test(file)) return null;
  if (/^tests\/(contract|fault)\//.test(file)) return 'contract';
  return file.startsWith('tests/') ? 'laws' : 'unit';
}
