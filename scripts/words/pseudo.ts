import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** Pseudo-locale with lengthened texts, which shows where longer languages would not fit. */
export const PSEUDO = 'en-XA';

const LONGER = 0.35;
const ACCENTS = new Map([...'aceinouyACEINOUY'].map((letter, at) => [letter, [...'åçéîñöüýÅÇÉÎÑÖÜÝ'][at] ?? letter]));

export const pseudoText = (text: string): string => printAST(parse(text, { ignoreTag: true }).map(stretched));

function stretched(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: longer(element.value) };
  if (element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(
    ([name, option]) => [name, { ...option, value: option.value.map(stretched) }] as const,
  );
  return { ...element, options: Object.fromEntries(options) };
}

function longer(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)].length;
  let left = Math.ceil(letters * LONGER);
  const vowels = [...text.matchAll(/[aeiouy]/giu)].length;
  const each = vowels === 0 ? 0 : Math.ceil(left / vowels);
  return [...text]
    .map((letter) => {
      const accented = ACCENTS.get(letter) ?? letter;
      if (!/[aeiouy]/iu.test(letter) || left <= 0) return accented;
      const times = Math.min(each, left);
      left -= times;
      return accented + accented.toLowerCase().repeat(times);
    })
    .join('');
}
