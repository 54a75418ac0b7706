export type Code = {
  readonly fetch: readonly string[];
  /** Scripts to run: dependencies first, application last. */
  readonly run: readonly string[];
};

/**
 * Fetches all files in parallel. Runs each script in its own task, so that the page can handle input between them. Rejects if a style sheet
 * or script fails.
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

/** Number of fetches started per task. Starting one takes phones 1 ms. */
const AT_ONCE = 10;

const nextTask = (): Promise<void> => new Promise((next) => setTimeout(next));

/** Retries a style sheet once, then rejects. Ignores a script's failure, which repeats when the script is run. */
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
