import type { DialogFrameFragment } from '#src/gql/graphql.ts';

/** How long after a login its dialogs may still open, in milliseconds (product §9). */
export const ON_LOGIN_MS = 5_000;

export type Occasion = {
  readonly path: string;
  /** Milliseconds since the login; null when this page has seen none. */
  readonly sinceLoginMs: number | null;
  /** Ids that were shown on this page already. */
  readonly seen: ReadonlySet<string>;
};

/** Which dialog opens now: the most important one whose moment it is and that has not been shown; null when none is due. */
export function dueDialog(dialogs: readonly DialogFrameFragment[], { path, sinceLoginMs, seen }: Occasion): DialogFrameFragment | null {
  const isDue = ({ id, triggers }: DialogFrameFragment): boolean => {
    if (seen.has(id)) return false;
    if (triggers.onLogin) return sinceLoginMs !== null && sinceLoginMs <= ON_LOGIN_MS;
    return triggers.pages.some((prefix) => startsPath(path, prefix));
  };
  return dialogs.filter(isDue).toSorted((a, b) => b.priority - a.priority)[0] ?? null;
}

/** `/casino` covers `/casino` and what lies below it, not `/casino-news`; `/` is home alone. */
const startsPath = (path: string, prefix: string): boolean => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
