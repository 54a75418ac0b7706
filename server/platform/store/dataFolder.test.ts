import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DataFolderUnusable, ensureDataFolder } from './dataFolder.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'linemaker-folder-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a data folder', () => {
  test('a data folder is created with its parents, and used if it exists', () => {
    const folder = join(root, 'a', 'b', 'c');
    ensureDataFolder(folder);
    ensureDataFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  test('a data folder may be a link to a folder', () => {
    mkdirSync(join(root, 'real'));
    symlinkSync(join(root, 'real'), join(root, 'link'));
    ensureDataFolder(join(root, 'link', 'below'));
    expect(existsSync(join(root, 'real', 'below'))).toBe(true);
  });

  test('a data folder that is a file or below one is refused with a specific error', () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    const refusalOf = (folder: string): string => {
      try {
        ensureDataFolder(folder);
        return '';
      } catch (error) {
        expect(error).toBeInstanceOf(DataFolderUnusable);
        return (error as Error).message;
      }
    };
    expect(refusalOf(file)).toBe(`The data folder ${file} is a file. Set DATA_DIR to a folder that can be written to`);
    expect(refusalOf(join(file, 'x'))).toContain(`The data folder ${join(file, 'x')} lies below a file`);
    symlinkSync('loop', join(root, 'loop'));
    expect(refusalOf(join(root, 'loop'))).toContain('is a link to itself');
    // On Linux, not even root can create files in /proc.
    if (existsSync('/proc/self'))
      expect(refusalOf('/proc/linemaker/data')).toMatch(/^The data folder \/proc\/linemaker\/data .+ Set DATA_DIR/);
  });

  test.skipIf(process.getuid?.() === 0)('a data folder that is not writable is refused', () => {
    const closed = join(root, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o555);
    expect(() => ensureDataFolder(closed)).toThrow('may not be written to by this user');
    expect(() => ensureDataFolder(join(closed, 'below'))).toThrow('may not be written to by this user');
  });
});
