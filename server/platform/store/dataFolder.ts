import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../errors.ts';

export class DataFolderUnusable extends Error {
  constructor(folder: string, why: string, cause?: unknown) {
    super(`The data folder ${folder} ${why}. Set DATA_DIR to a folder that can be written to`, { cause });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be written to by this user',
  EPERM: 'may not be written to by this user',
  EROFS: 'lies on a disk that is only read',
  ENOSPC: 'lies on a full disk',
  ENOTDIR: 'lies below a file',
  ELOOP: 'is a link to itself',
};

/** Throws `DataFolderUnusable` with the reason. */
export function ensureDataFolder(folder: string): void {
  try {
    make(path.resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof DataFolderUnusable) throw error;
    const code = codeOf(error) ?? 'unknown';
    throw new DataFolderUnusable(folder, REASONS[code] ?? `cannot be used (${code})`, error);
  }
}

/** Creates parent folders one by one, because `recursive` hangs where access is denied. */
function make(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new DataFolderUnusable(folder, 'is a file');
  if (folder !== path.dirname(folder)) make(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
