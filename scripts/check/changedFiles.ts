import { execFileSync } from 'node:child_process';
import { ROOT } from '../files.ts';

export type Change = {
  /** Sorted paths, including deleted files and both names of renamed files. */
  readonly files: readonly string[];
  readonly since: string;
};

/**
 * Lists files changed since the merge base with `base`. Without `base`, lists the uncommitted files, or if there are none, the last
 * commit's files. Throws for an unknown revision.
 */
export function changedFiles(base: string | null, root: string = ROOT): Change {
  const git = (...args: readonly string[]): readonly string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter((line) => line !== '');
  const since = (revision: string): readonly string[] => {
    const tracked = git('diff', '--name-only', '--no-renames', '-z', revision, '--');
    return [...tracked, ...git('ls-files', '--others', '--exclude-standard', '-z')].toSorted();
  };
  if (base !== null) return { files: since(mergeBase(base, root)), since: `the merge base with ${base}` };
  const uncommitted = since('HEAD');
  return uncommitted.length > 0 ? { files: uncommitted, since: 'HEAD' } : { files: since('HEAD~1'), since: 'HEAD~1' };
}

function mergeBase(base: string, root: string): string {
  try {
    return execFileSync('git', ['merge-base', base, 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    throw new Error(`--base ${base}: no revision that shares history with HEAD`);
  }
}
