import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';

const jobs = {
  hash: ({ password, cost }) => hash(password, cost),
  verify: ({ password, passwordHash }) => verify(passwordHash, password),
};

/** Pauses as long as each job, to use half a core at most. A lower priority stalled logins on a busy machine. */
let turn = Promise.resolve();

async function work(job) {
  const began = performance.now();
  const result = await jobs[job.kind](job).catch(() => null);
  const workedMs = performance.now() - began;
  process.send({ id: job.id, result, tookMs: 2 * workedMs });
  await pause(workedMs);
}

process.on('message', (job) => {
  turn = turn.then(() => work(job));
});
process.on('disconnect', () => process.exit());
