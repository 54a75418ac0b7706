import type { BrandSettings } from '#src/shared/console/general.ts';
import { entriesOf, isPlainObject, textsIn } from '#src/shared/values/plainObject.ts';

const DEVICES: Readonly<Record<string, string>> = { DESKTOP: 'desktop computers', MOBILE: 'phones', TABLET: 'tablets' };
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** Names a region or country: `New Jersey`, `all of US`. */
export function areaInWords(area: string, { regions }: Pick<BrandSettings, 'regions'>): string {
  const region = regions.find(({ code }) => code === area);
  if (region) return region.name;
  return regions.some(({ country }) => country === area) ? `all of ${area}` : area;
}

/** Describes a part's audience: `logged-in players in New Jersey on phones`. Null: everybody. */
export function ruleInWords(when: unknown, house: Pick<BrandSettings, 'regions'>): string | null {
  if (!isPlainObject(when)) return null;
  const list = (name: string, words: (all: string) => string, each: (one: string) => string = (one) => one, join = or) =>
    entriesOf(when[name]).length > 0 ? [words(join.format(textsIn(when[name]).map(each)))] : [];
  const { login, mayPlay, from, until } = when;
  const parts = [
    ...list('brands', (all) => `of ${all}`),
    ...list(
      'regions',
      (all) => `in ${all}`,
      (area) => areaInWords(area, house),
    ),
    ...list(
      'devices',
      (all) => `on ${all}`,
      (device) => DEVICES[device] ?? device,
    ),
    ...list('segments', (all) => `in the segment ${all}`),
    ...(typeof mayPlay === 'boolean' ? [mayPlay ? 'who may play' : 'who may not play'] : []),
    ...list('flags', (all) => `while the flag ${all} is on`, undefined, and),
    ...(typeof from === 'string' ? [`from ${instant(from)}`] : []),
    ...(typeof until === 'string' ? [`until ${instant(until)}`] : []),
  ];
  const who = login === 'visitor' ? 'visitors' : login === 'player' ? 'logged-in players' : null;
  return parts.length === 0 ? who : [who ?? 'everybody', ...parts].join(' ');
}

const instant = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;
