import { spoken } from './spoken.ts';

type Value = string | number | bigint;

/**
 * A text that players read, as the brand of this page says it (`brands/<id>/copy.json`), and as the source does where the brand is silent.
 * The build puts words that all brands share in its place; a brand that differs is asked when the text is shown, never when a module is loaded.
 */
export function t(parts: readonly string[], ...values: readonly Value[]): string {
  const text = textOf(parts);
  const said = Object.hasOwn(spoken.words, text) ? spoken.words[text] : undefined;
  return (said ?? text).replaceAll(/{(\d+)}/g, (_place, at: string) => String(values[Number(at)]));
}

/** A text as a catalogue names it. */
export const textOf = (parts: readonly string[]): string => String.raw({ raw: parts }, ...parts.map((_part, at) => `{${at}}`));
