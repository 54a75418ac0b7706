import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './files.ts';

/** If one process ends, all end. Types are checked separately, because Vite does not check them. */
const TASKS: Readonly<Record<string, readonly string[]>> = {
  types: ['npm', 'run', '--silent', 'typecheck', '--', '--watch', '--preserveWatchOutput'],
  server: ['npx', 'tsx', 'watch', '--clear-screen=false', 'server/main.ts'],
  pages: ['npx', 'vite', '--clearScreen', 'false'],
};

const children: readonly ChildProcess[] = Object.entries(TASKS).map(([name, command]) => start(name, command));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => children.forEach((child) => child.kill(signal)));

function start(name: string, [command = '', ...args]: readonly string[]): ChildProcess {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['inherit', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(line === '' ? '' : `${name.padEnd(6)} │ ${line}`));
  }
  child.once('exit', (code) => {
    console.log(`${name} ended (${code ?? 'by a signal'})`);
    children.filter((other) => other !== child && other.exitCode === null).forEach((other) => other.kill('SIGTERM'));
  });
  return child;
}
