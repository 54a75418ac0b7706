/** As the server writes it into the page. */
export type Code = {
  /** Addresses of all that the first screen needs. */
  readonly fetch: readonly string[];
  /** Of these, what is run: the application last, before it what it stands on. */
  readonly run: readonly string[];
};

/**
 * Fetches all files side by side and runs them one after another, each in a task of its own: a player who scrolls meanwhile waits for one of
 * them, not for all.
 */
export async function loadInTurn(
  { fetch, run }: Code,
  load: (file: string) => Promise<unknown> = (file) => import(/* @vite-ignore */ file),
): Promise<void> {
  for (const file of fetch) fetchAhead(file);
  for (const file of run) {
    await load(file);
    await new Promise((next) => setTimeout(next));
  }
}

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
