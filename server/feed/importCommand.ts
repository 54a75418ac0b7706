import { runFeedCommand } from './command.ts';
import { importFeed } from './importFeed.ts';

await runFeedCommand('Usage: npm run feed:import -- FILE.csv [--keep-dates]', ['--keep-dates'], async ({ file, flags, games, store }) => {
  const { added, updated, unchanged, weeksMoved } = await importFeed({ db: store.db, ports: { now: () => new Date() } }, games, {
    file,
    keepDates: flags.has('--keep-dates'),
  });
  const moved = weeksMoved === 0 ? 'dates kept' : `dates moved by ${weeksMoved} weeks`;
  return { lines: [`${file}: ${added} events added, ${updated} updated, ${unchanged} unchanged; ${moved}`] };
});
