import { randomBytes } from 'node:crypto';
import { applyResults } from './applyResults.ts';
import { runFeedCommand } from './command.ts';
import { createNoticeBus } from './notices.ts';

await runFeedCommand('Usage: npm run feed:results -- FILE.csv', [], async ({ file, games, store }) => {
  const bus = createNoticeBus(store.db, (error) => console.error(`A running server could not be told: ${(error as Error).message}`));
  const ports = {
    now: () => new Date(),
    random: Math.random,
    newId: () => randomBytes(16).toString('hex'),
    newSecret: (bytes: number) => randomBytes(bytes).toString('base64url'),
  };
  const applied = await applyResults({ db: store.db, ports, bus }, games, file);
  await bus.flush();
  if (!applied.ok) return { lines: [], faults: applied.refusal };
  const { events, settledBets, withoutScore, voided } = applied.value;
  return {
    lines: [
      ...voided.map(({ line, reason }) => `${file}:${line}: ${reason}`),
      [
        `${file}: ${events} events finished`,
        `${settledBets} bets settled`,
        ...(voided.length > 0 ? [`${voided.length} left void`] : []),
        ...(withoutScore > 0 ? [`${withoutScore} games have no score yet`] : []),
      ].join(', '),
    ],
  };
});
