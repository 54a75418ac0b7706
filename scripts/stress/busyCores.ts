import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from '../files.ts';
import { script } from '../process.ts';

export function busyCores(count = availableParallelism()): { readonly pids: readonly number[]; readonly end: () => void } {
  const loops = Array.from({ length: count }, () =>
    spawn(...script('scripts/stress/busy.ts', String(process.pid)), { cwd: ROOT, stdio: 'ignore' }),
  );
  return { pids: loops.flatMap(({ pid }) => pid ?? []), end: () => loops.forEach((loop) => loop.kill('SIGKILL')) };
}
