import { runFeedCommand } from './command.ts';
import { importFeed } from './import/importFeed.ts';
import { readFeed } from './import/readFeed.ts';

const asked = { usage: 'Usage: npm run feed:import -- FILE.csv [--keep-dates]', flags: ['--keep-dates'], read: readFeed };

await runFeedCommand(asked, async ({ file, flags, content: games, store }) => {
  const { added, updated, unchanged, weeksMoved } = await importFeed({ db: store.jobs, ports: { now: () => new Date() } }, games, {
    file,
    keepDates: flags.has('--keep-dates'),
  });
  const moved = weeksMoved === 0 ? 'dates kept' : `dates moved by ${weeksMoved} weeks`;
  return { lines: [`${file}: ${added} events added, ${updated} updated, ${unchanged} unchanged; ${moved}`] };
});
