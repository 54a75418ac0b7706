import type { DialogFrameFragment } from '#src/gql/graphql.ts';

/** Milliseconds after a login in which login dialogs may open (product §9). */
export const ON_LOGIN_MS = 5_000;

export type DialogContext = {
  readonly path: string;
  readonly sinceLoginMs: number | null;
  readonly isOver: (dialog: DialogFrameFragment) => boolean;
};

export function dueDialog(
  dialogs: readonly DialogFrameFragment[],
  { path, sinceLoginMs, isOver }: DialogContext,
): DialogFrameFragment | null {
  const isDue = (dialog: DialogFrameFragment): boolean => {
    if (isOver(dialog)) return false;
    return belongsTo(dialog, path) && (!dialog.triggers.onLogin || (sinceLoginMs !== null && sinceLoginMs <= ON_LOGIN_MS));
  };
  return dialogs.filter(isDue).toSorted((a, b) => b.priority - a.priority)[0] ?? null;
}

/** True if the dialog may open on the page. Login dialogs may open on all pages except `exceptPages`. */
export function belongsTo({ triggers: { pages, exceptPages, onLogin } }: DialogFrameFragment, path: string): boolean {
  const covers = (prefix: string): boolean => startsPath(path, prefix);
  return !exceptPages.some(covers) && (onLogin || pages.some(covers));
}

/** Matches whole segments: `/casino` does not match `/casino-news`. `/` matches only the home page, `/*` every path. */
const startsPath = (path: string, prefix: string): boolean =>
  path === prefix || prefix === '/*' || (prefix !== '/' && path.startsWith(`${prefix}/`));
