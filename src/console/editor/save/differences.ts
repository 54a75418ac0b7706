import { isObject } from '#src/shared/layouts/draft/document.ts';
import { entriesOf } from '#src/shared/values/plainObject.ts';
import { stepWords } from '../../ui/pointer.ts';
import { titleOf } from '../form/formSchema.ts';

export type Difference = { readonly path: string; readonly mine: string | null; readonly theirs: string | null };

export function differencesOf(mine: unknown, theirs: unknown, path: readonly string[] = []): readonly Difference[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return [];
  const names = namesIn(mine, theirs);
  if (names === null) return [{ path: pathWords(path), mine: textOf(mine), theirs: textOf(theirs) }];
  return names.flatMap((name) => differencesOf(partOf(mine, name), partOf(theirs, name), [...path, name]));
}

function namesIn(mine: unknown, theirs: unknown): readonly string[] | null {
  const areLists = Array.isArray(mine) && Array.isArray(theirs);
  return areLists || (isObject(mine) && isObject(theirs)) ? [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] : null;
}

const partOf = (value: unknown, name: string): unknown =>
  Array.isArray(value) ? entriesOf(value)[Number(name)] : isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const pathWords = (path: readonly string[]): string => path.map(stepWords).map(titleOf).join(' › ') || 'Whole part';

const textOf = (value: unknown): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value, null, 2);
