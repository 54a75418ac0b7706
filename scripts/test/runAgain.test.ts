import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { type FailedTest, failuresOfPlaywright } from './failures.ts';
import { outcomeOf } from './report.ts';
import { runStep } from './runStep.ts';
import { type Step, stepsOf } from './steps.ts';
import { summaryOf } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'linemaker-again-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const reportFile = join(folder, 'report.json');

const DRAWN = 'src/ui/Rail.test.tsx';
const FAILING = 'a rail offers only the way that leads somewhere';
const reportOf = (failed: readonly string[], passed: number, file = DRAWN) => ({
  numPassedTests: passed,
  numFailedTests: failed.length,
  testResults: failed.map((fullName) => ({
    name: join(ROOT, file),
    status: 'failed',
    assertionResults: [{ fullName, status: 'failed', failureMessages: ['not yet there'] }],
  })),
});
const reporting = (report: object, code: number): readonly string[] => [
  process.execPath,
  '-e',
  `fs.writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, ${JSON.stringify(JSON.stringify(report))}); process.exitCode = ${code}`,
];
const passing = reporting(reportOf([], 1), 0);
const failing = reporting(reportOf([FAILING], 0), 1);

function planted(first: readonly string[], second: readonly string[]) {
  const ranAgain: string[] = [];
  const again = ({ file, title }: FailedTest) => {
    ranAgain.push(`${file}: ${title}`);
    return second;
  };
  const step: Step = { name: 'planted', command: first, report: 'vitest', env: {}, remedy: 'mend it', again };
  return { ranAgain, run: (left: number) => runStep(step, reportFile, left) };
}

describe('a DOM test', () => {
  it('a failed DOM test runs again alone, and is flaky if it then passes', async () => {
    const { run, ranAgain } = planted(reporting(reportOf([FAILING], 6), 1), passing);
    const result = await run(3);
    expect(ranAgain).toEqual([`${DRAWN}: ${FAILING}`]);
    expect(result).toMatchObject({ passed: 7, failed: 0, failures: [], flaky: [{ test: { file: DRAWN, title: FAILING } }] });
    const summary = summaryOf([result], 60_000).split('\n');
    expect(summary).toEqual(
      expect.arrayContaining([`~ ${DRAWN}: ${FAILING}`, '    not yet there', expect.stringContaining('docs/flaky.md')]),
    );
    expect(summary.at(-1)).toBe('7 passed, 0 failed');
  });

  it.each([
    ['fails again', failing],
    ['is not found again', reporting(reportOf([], 0), 0)],
    ['passes in a run that fails otherwise', reporting(reportOf([], 1), 1)],
  ])('a repeated DOM test still fails if it %s', async (_, second) => {
    const result = await planted(reporting(reportOf([FAILING], 6), 1), second).run(3);
    expect(result).toMatchObject({ passed: 6, failed: 1, flaky: [] });
    expect(result.failures[0]).toContain(FAILING);
  });

  it('a repeated test that passes restores the tests that its failure had skipped', async () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file: 'film.e2e.ts',
      tests: [{ status, expectedStatus: 'passed', results: [] }],
    });
    const suites = [{ title: 'film.e2e.ts', specs: [spec('falls', false, 'unexpected'), spec('walks', true, 'skipped')] }];
    const first = { config: { rootDir: join(ROOT, 'tests/e2e') }, suites, stats: { expected: 4, unexpected: 1, flaky: 0 } };
    const second = (expected: number) => reporting({ config: first.config, stats: { expected, unexpected: 0, flaky: 0 } }, 0);
    const run = (expected: number) => {
      const again = () => second(expected);
      return runStep({ name: 'planted', command: reporting(first, 1), report: 'playwright', env: {}, remedy: '', again }, reportFile, 3);
    };
    expect(await run(6)).toMatchObject({ passed: 6, failed: 0 });
    expect(await run(1)).toMatchObject({ passed: 4, failed: 1 });
  });

  it.each([
    ['the run has an error of its own', { errors: [{ message: 'the server did not stop' }] }, []],
    ['tests of another file did not run', {}, [{ title: 'stream.e2e.ts', skipped: 'plays' }]],
  ])('a passing repetition does not save a run in which %s', async (_, more, others) => {
    const spec = (file: string, title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file,
      tests: [{ status, expectedStatus: 'passed', results: [] }],
    });
    const suites = [
      { title: 'film.e2e.ts', specs: [spec('film.e2e.ts', 'falls', false, 'unexpected')] },
      ...others.map(({ title, skipped }) => ({ title, specs: [spec(title, skipped, true, 'skipped')] })),
    ];
    const config = { rootDir: join(ROOT, 'tests/e2e') };
    const first = { config, suites, ...more, stats: { expected: 4, unexpected: 1, flaky: 0 } };
    const again = () => reporting({ config, stats: { expected: 1, unexpected: 0, flaky: 0 } }, 0);
    const step: Step = { name: 'planted', command: reporting(first, 1), report: 'playwright', env: {}, remedy: '', again };
    expect(await runStep(step, reportFile, 3)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('no test is repeated if more tests failed than may be flaky', async () => {
    const titles = ['one', 'two', 'three', 'four'];
    const { run, ranAgain } = planted(reporting(reportOf(titles, 2), 1), passing);
    expect(await run(3)).toMatchObject({ passed: 2, failed: 4, flaky: [] });
    expect(await planted(reporting(reportOf(titles.slice(1), 3), 1), passing).run(2)).toMatchObject({ failed: 3, flaky: [] });
    expect(ranAgain).toEqual([]);
  });
});

describe('a failure without a repetition', () => {
  it.each([
    ['of a unit test', 'src/ui/rail.test.ts', 'is counted'],
    ['of a contract', 'tests/contract/api/http.test.ts', 'a page'],
    ['of a law', 'tests/laws/floors.test.ts', 'hold'],
    ['of a file about money', 'src/core/betslip/react/placing.test.tsx', 'is shown'],
    ['of a title about money', DRAWN, 'shows the balance'],
    ['of a journey about a session', 'tests/e2e/account.e2e.ts', 'walks'],
  ])('a failure %s fails the run without a repetition', async (_, file, title) => {
    const { run, ranAgain } = planted(reporting(reportOf([title], 6, file), 1), passing);
    expect(await run(3)).toMatchObject({ passed: 6, failed: 1, flaky: [] });
    expect(ranAgain).toEqual([]);
  });

  it('an unhandled rejection fails the run although every test passed', async () => {
    const spec = join(folder, 'planted.test.ts');
    writeFileSync(spec, "import { it } from 'vitest';\nit('passes', () => void Promise.reject(new Error('nobody waited')));\n");
    const command = ['npm', 'exec', '--', 'vitest', 'run', '--root', folder];
    expect(await outcomeOf({ command, report: 'vitest', env: {} }, reportFile)).toMatchObject({ passed: 1, failed: 1 });
    writeFileSync(spec, "import { it } from 'vitest';\nit('passes', () => undefined);\n");
    expect(await outcomeOf({ command, report: 'vitest', env: {} }, reportFile)).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('the command of a repeated test', () => {
  const commandOf = (name: string, test: FailedTest): readonly string[] =>
    stepsOf(false)
      .find((step) => step.name === name)
      ?.again?.(test) ?? [];

  it('the command of a repetition runs only the test with that title', async () => {
    const test = { file: 'src/ui/fields/Toggle.test.tsx', title: 'a toggle is reached by Tab', unrun: 0 };
    expect(await outcomeOf({ command: commandOf('unit', test), report: 'vitest', env: { CI: '1' } }, reportFile)).toMatchObject({
      passed: 1,
      failed: 0,
    });
  });

  it('a title is escaped for Playwright, and tests that did not run make the whole file run', () => {
    const test = { file: 'tests/e2e/film.e2e.ts', title: 'a film (1.5×)', unrun: 0 };
    expect(commandOf('e2e', test).slice(-2)).toEqual(['-g', String.raw`a film \(1\.5×\)$`]);
    expect(commandOf('e2e', { ...test, unrun: 2 })).not.toContain('-g');
    expect(stepsOf(false).flatMap(({ name, again }) => (again === undefined ? [] : [name]))).toEqual(['unit', 'e2e']);
  });

  it('a failed browser test has its groups’ titles and the number of tests it stopped', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file: 'casino.e2e.ts',
      tests: [{ status, expectedStatus: 'passed', results: [] }],
    });
    const report = (...specs: readonly object[]) => ({
      config: { rootDir: join(ROOT, 'tests/e2e') },
      suites: [{ title: 'casino.e2e.ts', specs: [], suites: [{ title: 'on a phone', specs }] }],
    });
    const test = { file: 'tests/e2e/casino.e2e.ts', title: 'on a phone falls', unrun: 0 };
    expect(failuresOfPlaywright(report(spec('falls', false, 'unexpected'), spec('walks', true, 'expected')))).toMatchObject([{ test }]);
    expect(failuresOfPlaywright(report(spec('falls', false, 'unexpected'), spec('walks', true, 'skipped')))).toMatchObject([
      { test: { ...test, unrun: 1 } },
    ]);
  });
});
