import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../files.ts';
import { busyCores } from './busyCores.ts';
import { repeat } from './repeat.ts';
import { stressOf } from './stressCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'linemaker-stress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the command of a stress run', () => {
  it.each([
    ['src/ui/fields/Toggle.test.tsx', 'test:unit', 'vitest'],
    ['scripts/process.test.ts', 'test:unit', 'vitest'],
    ['tests/contract/kinds/deepLinks.test.ts', 'test:contract', 'vitest'],
    ['tests/fault/kill.test.ts', 'test:contract', 'vitest'],
    ['tests/laws/floors.test.ts', 'test:laws', 'vitest'],
    ['tests/e2e/film.e2e.ts', 'test:e2e', 'playwright'],
  ])('a stress run of %s runs its suite’s script fifty times', (file, name, report) => {
    expect(stressOf([file])).toEqual({ command: ['npm', 'run', '--silent', name, '--', file], report, times: 50 });
  });

  it('a stress run takes another number of times before or after the file', () => {
    expect([
      stressOf(['--times', '3', 'scripts/process.test.ts']).times,
      stressOf(['scripts/process.test.ts', '--times', '7']).times,
    ]).toEqual([3, 7]);
  });

  it.each([
    [[], 'Use:'],
    [['scripts/process.ts'], 'scripts/process.ts is no test file here'],
    [['src/nowhere.test.ts'], 'src/nowhere.test.ts is no test file here'],
    [['scripts/process.test.ts', 'scripts/chromium.test.ts'], 'Use:'],
    [['scripts/process.test.ts', '--times', 'many'], '--times many'],
    [['scripts/process.test.ts', '--times', '0'], '--times 0'],
    [['scripts/process.test.ts', '--times'], 'a number'],
  ])('a stress run refuses the arguments %j', (args, message) => {
    expect(() => stressOf(args)).toThrow(message);
  });
});

describe('busy loops', () => {
  it('busy loops run until they are ended', async () => {
    const { pids, end } = busyCores(2);
    expect([pids.length, pids.every(isRunning)]).toEqual([2, true]);
    end();
    await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]));
  });

  it('busy loops end with their parent process, even if it is killed', async () => {
    const text = `import { busyCores } from '${join(ROOT, 'scripts/stress/busyCores.ts')}'; console.log(busyCores(1).pids[0]);`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', text], { cwd: ROOT });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  });
});

describe('a repeated run', () => {
  const command = [
    process.execPath,
    '-e',
    `const count = '${join(folder, 'count')}'; const n = fs.existsSync(count) ? Number(fs.readFileSync(count, 'utf8')) + 1 : 1; fs.writeFileSync(count, String(n));
     const tests = [{ fullName: 'sums', status: n % 2 === 0 ? 'failed' : 'passed', failureMessages: ['in run ' + n] }];
     const report = { numPassedTests: n % 2, numFailedTests: 1 - (n % 2), testResults: [{ name: '', status: tests[0].status, assertionResults: tests }] };
     fs.writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify(report)); process.exitCode = 1 - (n % 2);`,
  ];

  it('a repeated run counts failed runs and keeps the first failure', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const result = await repeat({ command, report: 'vitest', times: 5 }, join(folder, 'report.json'));
    vi.restoreAllMocks();
    expect(result).toEqual({ failed: 2, firstFailure: ['✗ sums', '    in run 2'] });
  });

  it('a repeated run that ran no tests counts as failed', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const empty = `fs.writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [] }))`;
    const planted = { command: [process.execPath, '-e', empty], report: 'vitest', times: 1 } as const;
    expect((await repeat(planted, join(folder, 'report.json'))).failed).toBe(1);
    vi.restoreAllMocks();
  });
});
