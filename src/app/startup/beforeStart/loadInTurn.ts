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

/** Done with it whether it came or not: who runs it says what is wrong. A browser that knows no such links tells nothing of them. */
function fetchAhead(file: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = file;
  const done = new Promise<void>((tell) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => tell(), { once: true });
  });
  document.head.append(link);
  return link.relList.supports(link.rel) ? done : Promise.resolve();
}
