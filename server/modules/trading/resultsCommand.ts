import { randomBytes } from 'node:crypto';
import { applyPlacings } from './results/applyPlacings.ts';
import { applyResults } from './results/applyResults.ts';
import { feedAloneCents } from './results/feedAlone.ts';
import { runFeedCommand } from './command.ts';
import { createNoticeBus } from '#server/platform/bus/notices.ts';
import { readResults } from './results/readResults.ts';
import { messageOf } from '#server/platform/errors.ts';

await runFeedCommand({ usage: 'Usage: npm run feed:results -- FILE.csv', read: readResults }, async ({ file, content, store }) => {
  const bus = createNoticeBus(store.jobs, (error) => console.error(`A running server could not be told: ${messageOf(error)}`));
  const ports = {
    now: () => new Date(),
    random: Math.random,
    newId: () => randomBytes(16).toString('hex'),
    newSecret: (bytes: number) => randomBytes(bytes).toString('base64url'),
  };
  const deps = { db: store.jobs, ports, bus };
  const mostCents = feedAloneCents(process.env['FEED_ALONE_CENTS']);
  const told = content.of === 'games' ? await ofGames(content.games) : await ofPlacings(content.placings);
  await bus.flush();
  return told;

  async function ofGames(games: Parameters<typeof applyResults>[1]) {
    const applied = await applyResults(deps, games, file, mostCents);
    if (!applied.ok) return { lines: [], faults: applied.refusal };
    const { events, settledBets, withoutScore, left, proposed } = applied.value;
    alarm(file, proposed);
    const sum = [
      `${file}: ${events} events finished`,
      `${settledBets} bets settled`,
      ...(left.length > 0 ? [`${left.length} left as they were`] : []),
      ...(proposed.length > 0 ? [`${proposed.length} wait for people`] : []),
      ...(withoutScore > 0 ? [`${withoutScore} games have no score yet`] : []),
    ];
    return { lines: [...[...left, ...proposed].map(({ line, reason }) => `${file}:${line}: ${reason}`), sum.join(', ')] };
  }

  async function ofPlacings(placings: Parameters<typeof applyPlacings>[1]) {
    const applied = await applyPlacings(deps, placings, file, mostCents);
    if (!applied.ok) return { lines: [], faults: applied.refusal };
    const { markets, settledBets, left, proposed } = applied.value;
    alarm(file, proposed);
    const sum = [
      `${file}: ${markets} markets graded`,
      `${settledBets} bets settled`,
      ...(proposed.length > 0 ? [`${proposed.length} wait for people`] : []),
      ...(left.length > 0 ? [`${left.length} left as they were`] : []),
    ];
    return { lines: [...[...left, ...proposed].map(({ line, reason }) => `${file}:${line}: ${reason}`), sum.join(', ')] };
  }
});

function alarm(file: string, proposed: readonly { readonly line: number; readonly reason: string }[]): void {
  for (const { line, reason } of proposed)
    console.error(JSON.stringify({ level: 'warn', event: 'feed-result-proposed', row: `${file}:${line}`, reason }));
}
