import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Options, hash, verify } from '@node-rs/argon2';
import { TooBusy } from '#server/platform/http/tooBusy.ts';

type Work =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly passwordHash: string };
/** `tookMs`: measured in the child process, to exclude this process's delays. */
type Done = { readonly id: number; readonly result: boolean | string | null; readonly tookMs: number };
type Waiting = { readonly work: Work; readonly done: (result: Promise<boolean | string>) => void };

/** Longest time in the queue, below browsers' timeouts. */
const MOST_WAIT_MS = 3_000;
const USUAL_TURN_MS = 20;
const SHARE = 0.1;

const HASHER = fileURLToPath(new URL('./hasher.mjs', import.meta.url));

/** Hashes in this process, for when the child process fails. */
const here = (work: Work): Promise<boolean | string> =>
  work.kind === 'hash' ? hash(work.password, work.cost) : verify(work.passwordHash, work.password);

/** Hashes and verifies in a child process on at most half a core. Throws `TooBusy`, with a retry time, if the queue is full. */
export function createHashing(
  start: () => ChildProcess = () => fork(HASHER, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  mostWaitMs = MOST_WAIT_MS,
) {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let count = 0;
  let turnMs = USUAL_TURN_MS;
  let nextRoomAt = 0;

  const settle = (id: number, result: Promise<boolean | string>): void => {
    waiting.get(id)?.done(result);
    waiting.delete(id);
    if (waiting.size === 0) child?.channel?.unref();
  };
  const open = (): ChildProcess => {
    const started = start();
    const lose = (): void => {
      if (child === started) child = null;
      for (const [id, { work }] of waiting) settle(id, here(work));
    };
    started.on('message', ({ id, result, tookMs }: Done) => {
      turnMs += SHARE * (tookMs - turnMs);
      const known = waiting.get(id);
      if (known) settle(id, result === null ? here(known.work) : Promise.resolve(result));
    });
    started.once('error', lose);
    started.once('exit', lose);
    started.unref();
    return started;
  };
  const sendAway = (): TooBusy => {
    const nowMs = performance.now();
    nextRoomAt = Math.max(nextRoomAt, nowMs + mostWaitMs) + turnMs;
    return new TooBusy(Math.ceil((nextRoomAt - nowMs) / 1_000));
  };
  return async (work: Work): Promise<boolean | string> => {
    if (waiting.size * turnMs > mostWaitMs) throw sendAway();
    return new Promise((done) => {
      const id = (count += 1);
      waiting.set(id, { work, done });
      child ??= open();
      child.channel?.ref();
      child.send({ id, ...work }, (error) => {
        if (error) settle(id, here(work));
      });
    });
  };
}
