import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Compiles a text to a template literal, so that browsers need no parser. Throws for invalid or unsupported ICU MessageFormat. */
export const compiled = (text: string, values: readonly string[], locale: string): string =>
  `\`${parse(text, { ignoreTag: true })
    .map((element) => written(element, values, locale, ''))
    .join('')}\``;

/** Returns a text's arguments with types: `0` or `1 plural`. Throws for the same texts as `compiled`. */
export const argumentsIn = (text: string): readonly string[] =>
  [...new Set(parse(text, { ignoreTag: true }).flatMap(argumentsOf))].toSorted();

const argumentsOf = (element: MessageFormatElement): readonly string[] => {
  if (element.type === TYPE.plural)
    return [`${element.value} plural`, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(argumentsOf))];
  if (element.type === TYPE.number) return [`${element.value} number`];
  return element.type === TYPE.argument ? [element.value] : [];
};

function written(element: MessageFormatElement, values: readonly string[], locale: string, count: string): string {
  if (element.type === TYPE.literal) return escaped(element.value);
  if (element.type === TYPE.pound) return count === '1' ? '1' : `\${${numbered(count, locale)}}`;
  if (element.type === TYPE.argument) return `\${${valueOf(element.value, values)}}`;
  if (element.type === TYPE.number && !element.style) return `\${${numbered(valueOf(element.value, values), locale)}}`;
  if (element.type !== TYPE.plural || element.offset !== 0 || element.pluralType !== 'cardinal')
    throw new Error('texts may use {0}, {0, number} and {0, plural, one {…} other {…}}');
  const value = valueOf(element.value, values);
  const name = /^[\w$.]+$/.test(value) ? value : '$n';
  const form = (category: string, shown = name): string => {
    const option = element.options[category] ?? element.options['other'];
    return `\`${(option?.value ?? []).map((part) => written(part, values, locale, shown)).join('')}\``;
  };
  const chosen = chosenBy(name, locale, form);
  return name === value ? `\${${chosen}}` : `\${(($n)=>${chosen})(${value})}`;
}

function chosenBy(name: string, locale: string, form: (category: string, shown?: string) => string): string {
  if (/^en\b/.test(locale)) return `${name}==1?${form('one', '1')}:${form('other')}`;
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return `({${pluralCategories.map((category) => `${category}:${form(category)}`).join()}})[new Intl.PluralRules('${locale}').select(${name})]`;
}

const valueOf = (name: string, values: readonly string[]): string => {
  const value = values[Number(name)];
  if (value === undefined) throw new Error(`there is no value {${name}}`);
  return value;
};

/** Uses no number formatter below 1,000, because creating the first one takes 100 ms on a phone. */
const numbered = (value: string, locale: string): string =>
  /^[\w$.]+$/.test(value) ? `${value}<1e3?${value}:${value}.toLocaleString('${locale}')` : `(${value}).toLocaleString('${locale}')`;

const escaped = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
