import { formatMessage, type Value } from './message.ts';
import { spoken } from './spoken.ts';

/**
 * Text in the words of the brand (`brands/<id>/copy.json`), else of the source. The build inlines shared texts; read others while
 * rendering, never while a module loads.
 */
export function t(parts: readonly string[], ...values: readonly Value[]): string {
  const text = textOf(parts);
  const said = Object.hasOwn(spoken.words, text) ? spoken.words[text] : undefined;
  return formatMessage(said ?? text, values);
}

/** Catalogue key of a text. `{${count}, plural, …}` and `{${points}, number}` are ICU's arguments. */
export const textOf = (parts: readonly string[]): string =>
  String.raw(
    { raw: parts },
    ...parts.map((part, at) => (part.endsWith('{') && IS_TYPED.test(parts[at + 1] ?? '') ? String(at) : `{${at}}`)),
  );

const IS_TYPED = /^, (number|plural)\b/;
