import { stepsOf, stepWords } from './pointer.ts';
import type { FileProblem } from '../preview/ownFile.ts';

const PHRASES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^must have required property '(.+)'$/, '“$1” is missing'],
  [/^must NOT have additional properties: (.+)$/, '“$1” is not a field here'],
  [/^must NOT have fewer than 1 characters$/, 'must not be empty'],
  [/^must NOT have fewer than (\d+) characters$/, 'needs at least $1 characters'],
  [/^must NOT have more than (\d+) characters$/, 'has more than $1 characters'],
  [/^must NOT have fewer than 1 items$/, 'needs at least one entry'],
  [/^must NOT have fewer than (\d+) items$/, 'needs at least $1 entries'],
  [/^must NOT have more than (\d+) items$/, 'has more than $1 entries'],
  [/^must NOT have duplicate items.*$/, 'has the same entry twice'],
  [/^must be string$/, 'must be text'],
  [/^must be array$/, 'must be a list'],
  [/^must be object$/, 'must be a group of fields'],
  [/^must be integer$/, 'must be a whole number'],
  [/^must be boolean$/, 'must be true or false'],
  [/^must be >= (.+)$/, 'must be at least $1'],
  [/^must be <= (.+)$/, 'must be at most $1'],
  [/^must be equal to one of the allowed values$/, 'is not one of the allowed values'],
  [/^must match pattern "(.+)"$/, 'does not match the format $1'],
  [/^value of tag "(.+)" must be in oneOf$/, 'has an unknown “$1”'],
];

export function messageInWords(message: string): string {
  const [pattern, words] = PHRASES.find(([known]) => known.test(message)) ?? [];
  const what = pattern && words !== undefined ? message.replace(pattern, words) : message;
  return what.charAt(0).toUpperCase() + what.slice(1);
}

/** `where` is a path such as `hero › props › slides › 2 › title`. List items count from one. */
export function problemInWords({ nodeId, path, message }: FileProblem): { readonly where: string; readonly what: string } {
  return {
    where: [nodeId ?? 'the document', ...stepsOf(path).map(stepWords)].join(' › '),
    what: messageInWords(message),
  };
}
