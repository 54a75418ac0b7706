import { spawn, spawnSync } from 'node:child_process';
import { freePort } from './port.ts';

/** A system program, which may be missing. */
const REDIS = 'redis-server';
export const hasRedis = spawnSync(REDIS, ['--version']).status === 0;

export type TestRedis = {
  readonly url: string;
  readonly stop: () => void;
  readonly freeze: () => void;
};

/** Starts an in-memory server on a free local port. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const server = spawn(REDIS, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('redis-server has ended')));
    server.stdout.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve());
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill('SIGKILL'), freeze: () => void server.kill('SIGSTOP') };
}
