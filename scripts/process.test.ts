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
  it('ends with its own code', async () => {
    expect([await node(''), await node('process.exit(7)')]).toEqual([0, 7]);
  });

  it('has failed when a signal ended it', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)'], { stdio: 'ignore' });
    const code = exitCodeOf(child);
    child.kill('SIGKILL');
    expect(await code).toBe(1);
  });

  it('has failed, and says why, when there is no such command', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await run(join(folder, 'no-such-command'), [])).toBe(127);
    expect(said.mock.calls.flat().join(' ')).toContain('ENOENT');
    said.mockRestore();
  });
});

describe('files below a folder', () => {
  it('are told in one order, by their ending, without folders that are called like files', () => {
    for (const path of ['b', 'a/deep', 'a/folder.ts']) mkdirSync(join(folder, 'tree', path), { recursive: true });
    for (const path of ['b/one.ts', 'a/deep/two.ts', 'a/three.tsx', 'zero.ts']) writeFileSync(join(folder, 'tree', path), '');
    expect(filesUnder('tree', '.ts', folder)).toEqual(['tree/a/deep/two.ts', 'tree/b/one.ts', 'tree/zero.ts']);
  });

  it('are none where there is no folder', () => {
    expect(filesUnder('nowhere', '.ts', folder)).toEqual([]);
  });
});
