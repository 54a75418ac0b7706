import { delimiter } from 'node:path';
import type { FailedTest } from './failures.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly report: 'none' | 'vitest' | 'playwright';
  readonly env: Readonly<Record<string, string>>;
  readonly remedy: string;
  /** True if the step may run beside others, because it only reads sources. */
  readonly isBeside?: boolean;
  /** Command that repeats one failed test. Absent if repeats are forbidden (see strict.ts). */
  readonly again?: (test: FailedTest) => readonly string[];
};

const exactly = (title: string): string => `${title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;

const npm = (name: string, ...args: readonly string[]): readonly string[] => [
  'npm',
  'run',
  '--silent',
  name,
  ...(args.length > 0 ? ['--', ...args] : []),
];

const FULL = 'LINEMAKER_FULL';

/** Lists the steps. `feeds` are files of real feeds that the full run also plays. */
export function stepsOf(isFull: boolean, feeds: readonly string[] = []): readonly Step[] {
  const played = feeds.length > 0 ? { LINEMAKER_FEEDS: feeds.join(delimiter) } : {};
  const env = { CI: '1', ...(isFull ? { [FULL]: '1', ...played } : {}) };
  const check = (name: string, command: readonly string[], remedy: string): Step => ({ name, command, report: 'none', env, remedy });
  const beside = (...args: Parameters<typeof check>): Step => ({ ...check(...args), isBeside: true });
  const vitest = (name: string): Step => ({
    name,
    command: npm(`test:${name}`),
    report: 'vitest',
    env,
    remedy: `npm run test:${name} -- <file> runs one file`,
  });
  return [
    beside('types', npm('typecheck'), 'npm run typecheck'),
    // Keeps lint and the type checker apart, because each needs up to 4 GB of memory.
    beside('codegen', npm('codegen', '--check'), 'npm run codegen, and commit what it writes'),
    beside('dead', npm('dead'), 'delete what nothing uses, or use it'),
    beside('format', npm('format:check'), 'npm run format writes what is right'),
    beside('lint', npm('lint'), 'npm run lint; the message of each rule says what to write instead'),
    vitest('laws'),
    { ...vitest('unit'), again: ({ file, title }) => npm('test:unit', file, '-t', exactly(title)) },
    vitest('contract'),
    check('build', npm('build'), 'npm run build'),
    check('budget', npm('budget'), 'load it after the first shelf: .ci/budgets.json'),
    {
      name: 'e2e',
      command: npm('test:e2e'),
      report: 'playwright',
      env,
      remedy: 'npm run test:e2e -- -g "<title>"',
      again: ({ file, title, unrun }) => npm('test:e2e', file, '--workers=1', ...(unrun > 0 ? [] : ['-g', exactly(title)])),
    },
    ...(isFull
      ? [check('old builds', npm('test:old'), 'npm run test:old -- <commit> drives one; the server must answer what it asks')]
      : []),
  ];
}
