import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';

const jobs = {
  hash: ({ password, cost }) => hash(password, cost),
  verify: ({ password, passwordHash }) => verify(passwordHash, password),
};

/** One job at a time, then an equal pause: half a core at most. Normal priority, because a lower one stalled logins on a busy machine. */
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
