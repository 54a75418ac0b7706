import { isPlainObject } from '../../values/plainObject.ts';

export function wordsFor({ texts }: Readonly<Record<string, unknown>>, constraint: string, ours: string): string {
  const own = isPlainObject(texts) && Object.hasOwn(texts, constraint) ? texts[constraint] : undefined;
  return typeof own === 'string' ? own : ours;
}
