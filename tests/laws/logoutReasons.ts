import type { SourceFile, Violation } from './tree.ts';

/** A file says why somebody is logged out: as an event, as a step of the core, through the door of logins, or in a table of such ways. */
const raises = (text: string, reason: string): boolean =>
  new RegExp(`(\\bleave\\(|\\blogOut\\(|\\breason(:| =)|'logged-out', reason:)[^;]*'${reason}'`).test(text);

/** Reasons of a logout that nobody gives: `raisedIn` says in which file each is, `files` are the sources. */
export function unraisedReasons(raisedIn: Readonly<Record<string, string>>, files: readonly SourceFile[]): readonly Violation[] {
  return Object.entries(raisedIn)
    .filter(([reason, path]) => !raises(files.find((file) => file.path === path)?.text ?? '', reason))
    .map(([reason, path]) => ({ path, message: `logs out nobody as ${reason}. Raise it where the product wants it, and name that file.` }));
}
