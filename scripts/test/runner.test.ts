import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../files.ts';
import { countPlaywright, countVitest } from './counts.ts';
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { realFeeds } from './realFeeds.ts';
import { groupsOf, runSteps } from './runSteps.ts';
import { runStep, type StepResult } from './runStep.ts';
import { type Step, stepsOf } from './steps.ts';
import { summaryOf } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'linemaker-runner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (script: string): readonly string[] => [process.execPath, '-e', script];
const linesOf = (failures: readonly Failure[]): readonly string[] => failures.flatMap(({ lines }) => lines);
const reporting = (report: object, code = 0): readonly string[] =>
  node(`fs.writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, ${JSON.stringify(JSON.stringify(report))}); process.exitCode = ${code}`);
const step = (command: readonly string[], report: Step['report'] = 'none'): Step => ({
  name: 'planted',
  command,
  report,
  env: {},
  remedy: 'mend it',
});
const result = (changes: Partial<StepResult>): StepResult => ({
  name: 'lint',
  remedy: 'npm run lint',
  passed: 1,
  failed: 0,
  elapsedMs: 1200,
  failures: [],
  flaky: [],
  ...changes,
});

describe('the gates', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
  const scripts = Object.keys(manifest.scripts);

  it('every gate runs an existing script, and cheap gates run before costly ones', () => {
    const steps = stepsOf(false);
    for (const { command } of steps) expect(scripts).toContain(command[3]);
    const names = steps.map(({ name }) => name);
    expect(names.indexOf('types')).toBeLessThan(names.indexOf('unit'));
    expect(names.indexOf('build')).toBeLessThan(names.indexOf('budget'));
    expect(names.at(-1)).toBe('e2e');
  });

  it('the gates run the whole matrices only on demand', () => {
    expect(stepsOf(true).every(({ env }) => env['LINEMAKER_FULL'] === '1')).toBe(true);
    expect(stepsOf(false).some(({ env }) => 'LINEMAKER_FULL' in env)).toBe(false);
  });
});

describe('steps that only read the sources', () => {
  it('steps that only read sources run together, and every other step runs alone', () => {
    const names = groupsOf(stepsOf(false)).map((group) => group.map(({ name }) => name));
    expect(names[0]).toEqual(['types', 'codegen', 'dead', 'format', 'lint']);
    expect(names.slice(1).every(({ length }) => length === 1)).toBe(true);
  });

  it('the result lists steps in order, and a failed step with its whole output', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const exitCode = process.exitCode;
    const ended = JSON.stringify(join(folder, 'ended'));
    const slow = { ...step(node(`while (!fs.existsSync(${ended})); console.log('slow')`)), name: 'slow', isBeside: true };
    const broken = {
      ...step(node(`console.error('broken here'); fs.writeFileSync(${ended}, ''); process.exit(1)`)),
      name: 'broken',
      isBeside: true,
    };
    const summary = await runSteps([slow, broken]);
    const lines = printed.mock.calls.flat();
    printed.mockRestore();
    process.exitCode = exitCode;
    expect(new Set(lines)).toEqual(new Set(['\n── broken\nbroken here', '\n── slow\nslow']));
    expect(summary.indexOf('slow')).toBeLessThan(summary.indexOf('broken'));
    expect(summary).toContain('1 passed, 1 failed');
  });
});

describe('real feed files', () => {
  it('a full run plays the CSV files of the named folder', () => {
    const sheets = mkdtempSync(join(folder, 'feeds-'));
    for (const name of ['b.csv', 'a.csv', 'notes.txt']) writeFileSync(join(sheets, name), '');
    const { files, said } = realFeeds({ LINEMAKER_FEED_FOLDER: sheets });
    expect([files, said]).toEqual([[join(sheets, 'a.csv'), join(sheets, 'b.csv')], expect.stringContaining('a.csv')]);
    expect(stepsOf(true, files).map(({ env }) => env['LINEMAKER_FEEDS'])).toContain(files.join(delimiter));
    expect(stepsOf(false, files).some(({ env }) => 'LINEMAKER_FEEDS' in env)).toBe(false);
  });

  it('a run says that no real files were played, and a folder without CSV files is an error', () => {
    expect(realFeeds({})).toEqual({ files: [], said: 'Real files were not played: LINEMAKER_FEED_FOLDER names no folder of them.' });
    expect(() => realFeeds({ LINEMAKER_FEED_FOLDER: mkdtempSync(join(folder, 'none-')) })).toThrow('no .csv');
  });
});

describe('a step', () => {
  it('a step without a report counts as one check', async () => {
    expect(await runStep(step(node('')), join(folder, 'none.json'))).toMatchObject({ passed: 1, failed: 0 });
    expect(await runStep(step(node('process.exit(3)')), join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('a test step takes its counts from the report', async () => {
    const planted = step(reporting({ numPassedTests: 12, numFailedTests: 2, testResults: [] }, 1), 'vitest');
    expect(await runStep(planted, join(folder, 'report.json'))).toMatchObject({ passed: 12, failed: 2 });
  });

  it('a step has failed if its runner could not start, whatever the report says', async () => {
    const planted = step(reporting({ numPassedTests: 12, numFailedTests: 0, testResults: [] }, 1), 'vitest');
    expect(await runStep(planted, join(folder, 'started.json'))).toMatchObject({ passed: 12, failed: 1 });
    expect(await runStep(step(['/nowhere/at/all']), join(folder, 'none.json'))).toMatchObject({ failed: 1 });
  });

  it('a step has failed if it wrote no report of its own', async () => {
    const path = join(folder, 'never.json');
    writeFileSync(path, JSON.stringify({ numPassedTests: 12, numFailedTests: 0, testResults: [] }));
    expect(await runStep(step(node(''), 'vitest'), path), 'a report of another run').toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('counts of a report', () => {
  it('counts are read from both runners’ reports, and a flaky test counts as failed', () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 });
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({ passed: 5, failed: 2 });
  });
});

describe('the list of failures', () => {
  const at = (line: number) => ({ file: join(ROOT, 'tests/e2e/console.e2e.ts'), line, column: 1 });
  const red = '\u001b[31mexpected 2 to be 1\u001b[39m\n\n    at nowhere';

  it('a failure is listed by its title with the beginning of the reason', () => {
    const file = {
      name: '',
      status: 'failed',
      assertionResults: [
        { fullName: 'sums one', status: 'passed', failureMessages: [] },
        { fullName: 'sums two', status: 'failed', failureMessages: [red] },
      ],
    };
    expect(linesOf(failuresOfVitest({ testResults: [file] }))).toEqual(['✗ sums two', '    expected 2 to be 1', '    at nowhere']);
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'a.e2e.ts',
      tests: [{ results: [{ errors: ok ? [] : [{ message: red }] }] }],
    });
    expect(
      linesOf(
        failuresOfPlaywright({ config: { rootDir: ROOT }, suites: [{ suites: [{ specs: [spec('walks', true), spec('falls', false)] }] }] }),
      ),
    ).toEqual(['✗ falls', '    expected 2 to be 1', '    at nowhere']);
  });

  it('a timed-out browser test is listed with what it waited for and where', () => {
    const errors = [
      { message: 'Test timeout of 60000ms exceeded.' },
      { message: "locator.click: Target page has been closed\nCall log:\n  - waiting for getByRole('button')", location: at(59) },
    ];
    const spec = { title: 'walks', ok: false, file: 'a.e2e.ts', tests: [{ results: [{ errors }] }] };
    expect(linesOf(failuresOfPlaywright({ config: { rootDir: ROOT }, suites: [{ specs: [spec] }] }))).toEqual([
      '✗ walks',
      '    Test timeout of 60000ms exceeded.',
      '    locator.click: Target page has been closed',
      '    Call log:',
      "    - waiting for getByRole('button')",
      '    at tests/e2e/console.e2e.ts:59',
    ]);
  });

  it('a failure may be a file that did not run, a hook, or the whole run', () => {
    expect(
      linesOf(failuresOfVitest({ testResults: [{ name: '', status: 'failed', message: 'no such module', assertionResults: [] }] })),
    ).toEqual(['✗ a file that did not run', '    no such module']);
    const passed = { fullName: 'sums one', status: 'passed', failureMessages: [] };
    expect(
      linesOf(
        failuresOfVitest({ testResults: [{ name: '', status: 'failed', message: 'afterAll: no store', assertionResults: [passed] }] }),
      ),
    ).toEqual(['✗ a file outside of its tests', '    afterAll: no store']);
    expect(linesOf(failuresOfPlaywright({ config: { rootDir: ROOT }, errors: [{ message: 'no browser' }] }))).toEqual([
      '✗ the run',
      '    no browser',
    ]);
  });

  it('failures are printed above the lines of the gates', () => {
    const summary = summaryOf([result({ failed: 1, failures: ['✗ falls'] })], 60_000);
    expect(summary.indexOf('✗ falls')).toBeLessThan(summary.indexOf('FAILED'));
  });

  it('at most 12 failures are named again below the gates, followed by the number left out', () => {
    const failures = Array.from({ length: 15 }, (_, n) => [`✗ falls ${n}`, '    expected 2 to be 1']).flat();
    const lines = summaryOf([result({ failed: 15, failures })], 60_000).split('\n');
    const below = lines.slice(lines.findIndex((line) => line.startsWith('FAILED')));
    expect(below.filter((line) => line.startsWith('✗ falls'))).toHaveLength(12);
    expect(below).toContain('and 3 more');
    expect(below).not.toContain('    expected 2 to be 1');
  });

  it('a failure’s stack omits frames of Node and of packages', () => {
    const message = 'refused\n    at connect (node:net:1611:16)\n    at f (/x/node_modules/y/z.js:1:2)\n    at ours (/x/server/a.ts:3:4)';
    const file = { name: '', status: 'failed', assertionResults: [{ fullName: 'asks', status: 'failed', failureMessages: [message] }] };
    expect(linesOf(failuresOfVitest({ testResults: [file] }))).toEqual(['✗ asks', '    refused', '    at ours (/x/server/a.ts:3:4)']);
  });
});

describe('the summary', () => {
  it('the summary ends with the total count on its own line', () => {
    const lines = summaryOf([result({}), result({ name: 'unit', passed: 40, failed: 2, remedy: 'npm run test:unit' })], 60_000).split('\n');
    expect(lines.at(-1)).toBe('41 passed, 2 failed');
    expect(lines).toContain('unit: npm run test:unit');
    expect(lines.find((line) => line.startsWith('FAILED'))).toMatch(/^FAILED unit +1\.2 s {2}40 passed, 2 failed$/);
  });

  it('the summary names no remedy if all gates pass', () => {
    expect(summaryOf([result({})], 60_000)).not.toContain('npm run lint');
  });
});
