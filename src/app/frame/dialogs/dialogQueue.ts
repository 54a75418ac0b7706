import type { DialogFrameFragment } from '#src/gql/graphql.ts';

/** How long after a login its dialogs may still open, in milliseconds (product §9). */
export const ON_LOGIN_MS = 5_000;

export type Occasion = {
  readonly path: string;
  /** Milliseconds since the login; null when this page has seen none. */
  readonly sinceLoginMs: number | null;
  /** Whether it was shown already, or is over for whoever is here. */
  readonly isOver: (dialog: DialogFrameFragment) => boolean;
};

/** Which dialog opens now: the most important one whose moment it is and that is not over; null when none is due. */
export function dueDialog(dialogs: readonly DialogFrameFragment[], { path, sinceLoginMs, isOver }: Occasion): DialogFrameFragment | null {
  const isDue = (dialog: DialogFrameFragment): boolean => {
    if (isOver(dialog)) return false;
    return belongsTo(dialog, path) && (!dialog.triggers.onLogin || (sinceLoginMs !== null && sinceLoginMs <= ON_LOGIN_MS));
  };
  return dialogs.filter(isDue).toSorted((a, b) => b.priority - a.priority)[0] ?? null;
}

/** Whether it may lie over this page; one for a login may over all that it does not except. */
export function belongsTo({ triggers: { pages, exceptPages, onLogin } }: DialogFrameFragment, path: string): boolean {
  const covers = (prefix: string): boolean => startsPath(path, prefix);
  return !exceptPages.some(covers) && (onLogin || pages.some(covers));
}

/** `/casino` covers `/casino` and what lies below it, not `/casino-news`; `/` is home alone, `/*` every page. */
const startsPath = (path: string, prefix: string): boolean =>
  path === prefix || prefix === '/*' || (prefix !== '/' && path.startsWith(`${prefix}/`));
