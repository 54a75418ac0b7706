import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { TooBusy } from '#server/platform/http/tooBusy.ts';
import { createHashing } from './hashing.ts';

const COST = { memoryCost: 1_024, timeCost: 1, parallelism: 1 } as const;
const SLOW = { ...COST, memoryCost: 32_768, timeCost: 4 } as const;
const HASHER = fileURLToPath(new URL('./hasher.mjs', import.meta.url));
const started: ReturnType<typeof fork>[] = [];
const start = () => {
  const child = fork(HASHER, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  started.push(child);
  return child;
};

describe('passwords', () => {
  it('passwords are hashed and checked in a separate process', async () => {
    const run = createHashing(start);
    const passwordHash = String(await run({ kind: 'hash', password: 'right', cost: COST }));
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(await run({ kind: 'verify', password: 'right', passwordHash })).toBe(true);
    expect(await run({ kind: 'verify', password: 'wrong', passwordHash })).toBe(false);
    expect(started[0]?.pid).not.toBe(process.pid);
  });

  it('hashes are made one after another', async () => {
    const run = createHashing(start);
    const answered: string[] = [];
    const hashed = (name: string, cost: typeof COST | typeof SLOW) =>
      run({ kind: 'hash', password: name, cost }).then(() => answered.push(name));
    await Promise.all([hashed('slow', SLOW), hashed('quick', COST), hashed('last', COST)]);
    expect(answered).toEqual(['slow', 'quick', 'last']);
  });

  it('a check survives the death of the hashing process, and a new process takes over', async () => {
    const run = createHashing(start);
    const passwordHash = String(await run({ kind: 'hash', password: 'right', cost: COST }));
    const before = started.length;
    const asked = Promise.all([1, 2, 3, 4].map((turn) => run({ kind: 'verify', password: turn % 2 ? 'right' : 'wrong', passwordHash })));
    started.at(-1)?.kill('SIGKILL');
    expect(await asked).toEqual([true, false, true, false]);
    expect(await run({ kind: 'verify', password: 'right', passwordHash })).toBe(true);
    expect(started.length).toBe(before + 1);
  });

  it('a full line of hashes refuses more with a growing time to retry', async () => {
    const run = createHashing(start);
    const asked = Array.from({ length: 400 }, () =>
      run({ kind: 'hash', password: 'one of many', cost: COST }).catch((error: unknown) =>
        error instanceof TooBusy ? error.retrySeconds : Promise.reject(error as Error),
      ),
    );
    const seconds = (await Promise.all(asked)).filter((answer) => typeof answer === 'number');
    expect(seconds).toHaveLength(249);
    expect([seconds[0], seconds.at(-1)]).toEqual([4, 8]);
    expect(seconds.toSorted((one, other) => one - other)).toEqual(seconds);
    expect(await run({ kind: 'hash', password: 'one more', cost: COST }), 'there is room again').toMatch(/^\$argon2id\$/);
  });

  it.each([
    { what: 'are hashed if only the process was slow to start', tookMs: 40, refused: 0 },
    { what: 'are refused if each takes long', tookMs: 2_400, refused: 8 },
  ])('passwords $what', async ({ tookMs, refused }) => {
    const child = Object.assign(new EventEmitter(), { send: () => true, unref: () => undefined, channel: null });
    const run = createHashing(() => child as unknown as ChildProcess);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const first = run({ kind: 'hash', password: 'first', cost: COST });
    clock.mockReturnValue(2_400);
    child.emit('message', { id: 1, result: 'hashed', tookMs });
    expect(await first).toBe('hashed');
    const rush = Array.from({ length: 20 }, (_, at) => run({ kind: 'hash', password: `${at}`, cost: COST }).catch(() => 'refused'));
    for (let id = 2; id <= 21; id += 1) child.emit('message', { id, result: 'hashed', tookMs });
    clock.mockRestore();
    expect((await Promise.all(rush)).filter((answer) => answer === 'refused')).toHaveLength(refused);
  });

  it('a password check against an invalid hash throws', async () => {
    const run = createHashing(start);
    await expect(run({ kind: 'verify', password: 'right', passwordHash: 'no hash' })).rejects.toThrow();
  });
});
