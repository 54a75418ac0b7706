import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';

const jobs = {
  hash: ({ password, cost }) => hash(password, cost),
  verify: ({ password, passwordHash }) => verify(passwordHash, password),
};

/**
 * One at a time, and between two of them as long a rest as the last one took: half of one core at most, whoever comes. The priority is
 * that of everybody: a lower one left logins without an answer for seconds where the machine was full.
 */
let turn = Promise.resolve();

async function work(job) {
  const began = performance.now();
  const result = await jobs[job.kind](job).catch(() => null);
  process.send({ id: job.id, result });
  await pause(performance.now() - began);
}

process.on('message', (job) => {
  turn = turn.then(() => work(job));
});
process.on('disconnect', () => process.exit());
