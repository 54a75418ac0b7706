import { spoken } from './spoken.ts';

type Value = string | number | bigint;

/**
 * Brand's text (`brands/<id>/copy.json`), else the source. The build inlines shared texts; call for others while rendering, not on loading.
 */
export function t(parts: readonly string[], ...values: readonly Value[]): string {
  const text = textOf(parts);
  const said = Object.hasOwn(spoken.words, text) ? spoken.words[text] : undefined;
  return (said ?? text).replaceAll(/{(\d+)}/g, (_place, at: string) => String(values[Number(at)]));
}

export const textOf = (parts: readonly string[]): string => String.raw({ raw: parts }, ...parts.map((_part, at) => `{${at}}`));
