import { formatMessage, type Value } from './message.ts';
import { spoken } from './spoken.ts';

/**
 * Returns the brand's text (`brands/<id>/copy.json`), else the source text. Builds inline texts that all brands share. Call it for other
 * texts while rendering, not while modules load.
 */
export function t(parts: readonly string[], ...values: readonly Value[]): string {
  const text = textOf(parts);
  const said = Object.hasOwn(spoken.words, text) ? spoken.words[text] : undefined;
  return formatMessage(said ?? text, values);
}

/** Numbers the placeholders. `{${count}, plural, …}` and `{${points}, number}` become ICU arguments. */
export const textOf = (parts: readonly string[]): string =>
  String.raw(
    { raw: parts },
    ...parts.map((part, at) => (part.endsWith('{') && IS_TYPED.test(parts[at + 1] ?? '') ? String(at) : `{${at}}`)),
  );

const IS_TYPED = /^, (number|plural)\b/;
