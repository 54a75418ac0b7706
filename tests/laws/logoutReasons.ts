import type { SourceFile, Violation } from './tree.ts';

/** True if the file logs out for this reason: by an event, by calling `leave` or `logOut`, or as a `reason`. */
const raises = (text: string, reason: string): boolean =>
  new RegExp(`(\\bleave\\(|\\blogOut\\(|\\breason(:| =)|'logged-out', reason:)[^;]*'${reason}'`).test(text);

/** Finds logout reasons missing from their file in `raisedIn`. */
export function unraisedReasons(raisedIn: Readonly<Record<string, string>>, files: readonly SourceFile[]): readonly Violation[] {
  return Object.entries(raisedIn)
    .filter(([reason, path]) => !raises(files.find((file) => file.path === path)?.text ?? '', reason))
    .map(([reason, path]) => ({ path, message: `logs out nobody as ${reason}. Raise it where the product wants it, and name that file.` }));
}
