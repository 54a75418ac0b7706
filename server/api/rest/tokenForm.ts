import type { FastifyRequest } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { areTextsWhole } from '#server/platform/text/texts.ts';

export type TokenForm = ReadonlyMap<string, string>;

/** Parses a form. Null for other bodies, invalid texts and repeated parameters. */
export function tokenFormOf(request: Pick<FastifyRequest, 'body' | 'headers'>): TokenForm | null {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
  if (!isForm || !isPlainObject(request.body)) return null;
  const entries = Object.entries(request.body);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // Drops empty parameters (RFC 6749 §3.2).
  return texts.length === entries.length && areTextsWhole(texts) ? new Map(texts.filter(([, value]) => value !== '')) : null;
}

/** Converts the JSON body of a token upgrade to a form. Null for other bodies. */
export function upgradeFormOf({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): TokenForm | null {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '') || !isPlainObject(body)) return null;
  const form = new Map([['grant_type', 'limited_access_token']]);
  for (const [name, parameter] of UPGRADE) {
    const value = body[name] ?? '';
    if (typeof value !== 'string' || !areTextsWhole([value])) return null;
    if (value !== '') form.set(parameter, value);
  }
  return form;
}

const UPGRADE = [
  ['limitedAccessToken', 'limited_access_token'],
  ['regionCode', 'region_code'],
  ['countryCode', 'country_code'],
  ['clientId', 'client_id'],
] as const;
