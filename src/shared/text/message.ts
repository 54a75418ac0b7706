import { LOCALE } from './locale.ts';

export type Value = string | number | bigint;

/** Supported part of ICU MessageFormat: `{0}`, `{0, number}` and `{0, plural, one {# bet} other {# bets}}`. */
const PLACE = /\{(\d+)(?:,\s*(?:number|plural,((?:\s*\w+\s*\{(?:[^{}]|\{\d+\})*\})+)\s*)(?=\}))?\}/g;
const FORM = /(\w+)\s*\{((?:[^{}]|\{\d+\})*)\}/g;

let rules: Intl.PluralRules | undefined;

export const formatNumber = (value: Value): string => (typeof value === 'string' ? value : value.toLocaleString(LOCALE));

/** Inserts values, with the plural rules and number format of the build's locale. */
export const formatMessage = (text: string, values: readonly Value[]): string =>
  text.replaceAll(PLACE, (place, at: string, forms: string | undefined) => {
    const value = values[Number(at)] ?? '';
    if (forms !== undefined) return formatMessage(formFor(forms, value), values);
    return place.includes(',') ? formatNumber(value) : String(value);
  });

function formFor(forms: string, value: Value): string {
  rules ??= new Intl.PluralRules(LOCALE);
  const chosen = rules.select(Number(value));
  const all = new Map([...forms.matchAll(FORM)].map(([, name, form]) => [name, form]));
  return (all.get(chosen) ?? all.get('other') ?? '').replaceAll('#', formatNumber(value));
}
