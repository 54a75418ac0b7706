import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { ROOT } from './files.ts';

export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  return exitCodeOf(child);
}

export const exitCodeOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

export const script = (path: string, ...args: readonly string[]): readonly [string, readonly string[]] => [
  process.execPath,
  ['--import', 'tsx', path, ...args],
];

export const seconds = (sinceMs: number): string => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
