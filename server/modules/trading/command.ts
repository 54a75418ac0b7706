import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '#src/shared/values/result.ts';
import { databaseOf } from '#server/platform/config/database.ts';
import { openStore, type Store } from '#server/platform/store/index.ts';
import type { Fault } from './import/csv.ts';
import { messageOf } from '#server/platform/errors.ts';

export type FeedCommand<T> = {
  readonly file: string;
  readonly flags: ReadonlySet<string>;
  readonly content: T;
  readonly store: Store;
};
type Usage<T> = {
  readonly usage: string;
  readonly flags?: readonly string[];
  readonly read: (text: string) => Result<T, readonly Fault[]>;
};
type Outcome = { readonly lines: readonly string[]; readonly faults?: readonly Fault[] };

const MOST_FAULTS = 20;

/** Parses the file, then opens the database and runs the command. Sets the exit code. */
export async function runFeedCommand<T>(usage: Usage<T>, work: (command: FeedCommand<T>) => Promise<Outcome>): Promise<void> {
  try {
    process.exitCode = await run(usage, work);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

async function run<T>(
  { usage, flags: knownFlags = [], read }: Usage<T>,
  work: (command: FeedCommand<T>) => Promise<Outcome>,
): Promise<number> {
  const [args, flags] = [
    process.argv.slice(2).filter((arg) => !arg.startsWith('--')),
    process.argv.slice(2).filter((arg) => arg.startsWith('--')),
  ];
  const file = args[0];
  if (file === undefined || args.length > 1 || flags.some((flag) => !knownFlags.includes(flag))) return complain(usage);
  if (!existsSync(file)) return complain(`${file}: there is no such file`);
  const content = read(readFileSync(file, 'utf8'));
  if (!content.ok) return complainOf(file, content.refusal);
  const log = { info: (line: string) => console.log(line), error: (line: string) => console.error(line) };
  const store = await openStore({
    ...databaseOf(process.env),
    dataDir: path.resolve(process.env['DATA_DIR'] ?? '.data'),
    log,
    role: 'guest',
    maxConnections: 4,
  });
  try {
    const { lines, faults } = await work({ file: nameOf(file), flags: new Set(flags), content: content.value, store });
    if (faults) return complainOf(file, faults);
    for (const line of lines) console.log(line);
    return 0;
  } finally {
    await store.close();
  }
}

/** Replaces unusual characters, with which a file name could imitate another source. */
const nameOf = (file: string): string => path.basename(file).replaceAll(/[^\w.-]/g, '_');

function complain(line: string): number {
  console.error(line);
  return 1;
}

function complainOf(file: string, faults: readonly Fault[]): number {
  for (const { line, reason } of faults.slice(0, MOST_FAULTS)) console.error(`${file}:${line}: ${reason}`);
  if (faults.length > MOST_FAULTS) console.error(`… and ${faults.length - MOST_FAULTS} more`);
  return complain('Nothing of this file was loaded.');
}
