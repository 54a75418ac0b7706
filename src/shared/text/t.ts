import { spoken } from './spoken.ts';

type Value = string | number | bigint;

/**
 * Text in the words of the brand (`brands/<id>/copy.json`), else of the source. The build inlines shared texts; read others while
 * rendering, never while a module loads.
 */
export function t(parts: readonly string[], ...values: readonly Value[]): string {
  const text = textOf(parts);
  const said = Object.hasOwn(spoken.words, text) ? spoken.words[text] : undefined;
  return (said ?? text).replaceAll(/{(\d+)}/g, (_place, at: string) => String(values[Number(at)]));
}

/** Catalogue key of a text. */
export const textOf = (parts: readonly string[]): string => String.raw({ raw: parts }, ...parts.map((_part, at) => `{${at}}`));
