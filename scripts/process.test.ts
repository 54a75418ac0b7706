import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { filesUnder } from './files.ts';
import { exitCodeOf, run } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'linemaker-scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const node = (text: string) => run(process.execPath, ['-e', text], { stdio: 'ignore' });

describe('a command that is run', () => {
  it('a command returns its own exit code', async () => {
    expect([await node(''), await node('process.exit(7)')]).toEqual([0, 7]);
  });

  it('a command ended by a signal has the exit code 1', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)'], { stdio: 'ignore' });
    const code = exitCodeOf(child);
    child.kill('SIGKILL');
    expect(await code).toBe(1);
  });

  it('a missing command has the exit code 127 and logs the reason', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await run(join(folder, 'no-such-command'), [])).toBe(127);
    expect(said.mock.calls.flat().join(' ')).toContain('ENOENT');
    said.mockRestore();
  });
});

describe('files below a folder', () => {
  it('files are listed by extension in a fixed order, without folders named like files', () => {
    for (const path of ['b', 'a/deep', 'a/folder.ts']) mkdirSync(join(folder, 'tree', path), { recursive: true });
    for (const path of ['b/one.ts', 'a/deep/two.ts', 'a/three.tsx', 'zero.ts']) writeFileSync(join(folder, 'tree', path), '');
    expect(filesUnder('tree', '.ts', folder)).toEqual(['tree/a/deep/two.ts', 'tree/b/one.ts', 'tree/zero.ts']);
  });

  it('the list of files of a missing folder is empty', () => {
    expect(filesUnder('nowhere', '.ts', folder)).toEqual([]);
  });
});
