import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Described } from '../types.ts';
import type { LinkKind } from './types.ts';

type Allowed = readonly string[] | RegExp;

const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;
const FIELD = /:(\w+)/g;

const isAllowed = (text: unknown, allowed: Allowed = SLUG): text is string =>
  typeof text === 'string' && (allowed instanceof RegExp ? allowed.test(text) : allowed.includes(text));

/**
 * Creates a kind of link from an address template. `:field` stands for a slug, or for a value in `fields`. The part after `|` is omitted if
 * its field is null.
 */
export function templateLink<L extends Described>(
  kind: L['__typename'],
  template: string,
  fields: Readonly<Record<string, Allowed>> = {},
): LinkKind<L> {
  const names = [...template.matchAll(FIELD)].map(([, name = '']) => name);
  const [always = '', extra] = template.split('|').map((part) => part.replaceAll('?', '\\?').replace(FIELD, '([^?#&]+)'));
  const address = new RegExp(`^${always}${extra === undefined ? '' : `(?:${extra})?`}$`);
  return {
    parse: (text) => {
      const said = address.exec(text)?.slice(1);
      if (!said?.every((value: string | undefined, at) => value === undefined || isAllowed(value, fields[names[at] ?? '']))) return null;
      return { __typename: kind, ...Object.fromEntries(names.map((name, at) => [name, said[at] ?? null])) } as unknown as L;
    },
    path: (link) => {
      const said = membersOf(link);
      const [start = '', end] = template.split('|');
      const isShort = end !== undefined && [...end.matchAll(FIELD)].every(([, name = '']) => said[name] === null);
      const wanted = isShort ? start : start + (end ?? '');
      const isWhole = [...wanted.matchAll(FIELD)].every(([, name = '']) => isAllowed(said[name], fields[name]));
      return isWhole ? wanted.replace(FIELD, (_, name: string) => String(said[name])) : null;
    },
  };
}
