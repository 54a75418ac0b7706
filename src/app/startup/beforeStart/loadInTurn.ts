/** As the server writes it into the page. */
export type Code = {
  /** Addresses of all that the first screen needs, sheets among them. */
  readonly fetch: readonly string[];
  /** Of these, what is run: the application last, before it what it stands on. */
  readonly run: readonly string[];
};

/**
 * Fetches all files side by side and, once they are there, runs them one after another, each in a task of its own: a player who scrolls meanwhile
 * waits for one of them, not for all, and what runs does not share a small machine with what is still being unpacked.
 */
export async function loadInTurn(
  { fetch, run }: Code,
  load: (file: string) => Promise<unknown> = (file) => import(/* @vite-ignore */ file),
): Promise<void> {
  const fetched: Promise<void>[] = [];
  for (const [at, file] of fetch.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTask();
    fetched.push(fetchAhead(file));
  }
  await Promise.all(fetched);
  for (const file of run) {
    await load(file);
    await nextTask();
  }
}

/** Files asked for in one task: each takes a phone a millisecond. */
const AT_ONCE = 10;

const nextTask = (): Promise<void> => new Promise((next) => setTimeout(next));

/**
 * Done with code whether it came or not: running it says what is wrong. A sheet is run by nobody: it is asked for twice, and rejects if it does
 * not come. A browser that knows no such links tells nothing of them.
 */
function fetchAhead(file: string, tries = 2): Promise<void> {
  const link = document.createElement('link');
  const isSheet = file.endsWith('.css');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.href = file;
  const done = new Promise<void>((tell, fail) => {
    const lost = (): void => {
      if (!isSheet) tell();
      else if (tries > 1) fetchAhead(file, tries - 1).then(tell, fail);
      else fail(new Error(`${file} did not come`));
    };
    link.addEventListener('load', () => tell(), { once: true });
    link.addEventListener('error', lost, { once: true });
  });
  document.head.append(link);
  return link.relList.supports(link.rel) ? done : Promise.resolve();
}
