import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { limits, mostIn } from '#src/shared/layouts/draft/limits.ts';
import { canonicalJson } from '#server/content/index.ts';
import { Refused } from './refusal.ts';

/** Throws `Refused` for a document too large or too deep to store. */
export function assertKept(document: object): void {
  const refuse = (what: string): never => {
    throw new Refused('input', `The document ${what}.`);
  };
  // Checks the depth first, because the other checks are recursive.
  if (isDeeper(document, limits.nesting)) refuse(`is nested deeper than ${limits.nesting}`);
  if (canonicalJson(document).length > limits.size) refuse(`is larger than ${limits.size} characters`);
  for (const [key, ids] of readDocument(document).lists) if (ids.length > mostIn(key)) refuse(`has more than ${mostIn(key)} ids in ${key}`);
}

/** Avoids recursion, because the client determines the depth. */
function isDeeper(value: unknown, most: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
