import { createHmac } from 'node:crypto';
import { type KeyKind, looseKeys, looseProbes, nameKeys, nearDates, type PersonName, probeKeys, RULES_VERSION } from './rules/index.ts';

type KeyVersion = { readonly version: string; readonly secret: Buffer };

/** Secrets for hashing names and birth dates. `current`: for new keys; `all`: for searches. */
export type PersonKeys = { readonly current: KeyVersion; readonly all: readonly [KeyVersion, ...KeyVersion[]] };

export type KeyedPerson = PersonName & { readonly birthDate: string };
export type HashedKey = { readonly kind: KeyKind | 'vendor'; readonly version: string; readonly hash: string };

/**
 * Opens the secrets. New keys use the first, searches use all. `fallback`: for accounts older than any configured secret. Keep secrets
 * while vendor references use them, because those cannot be rehashed. Throws if there is no secret.
 */
export function openPersonKeys(configured: readonly string[], fallback: Buffer): PersonKeys {
  const secrets = [...configured.map((text) => Buffer.from(text)), fallback];
  const [current, ...others] = secrets.map(versionOf);
  if (!current) throw new Error('There is no secret for the keys of persons');
  return { current, all: [current, ...others] };
}

function versionOf(given: Buffer): KeyVersion {
  const secret = createHmac('sha256', given).update('person-keys').digest();
  return { secret, version: `${RULES_VERSION}.${createHmac('sha256', secret).update('version').digest('hex').slice(0, 12)}` };
}

const hashOf = ({ secret }: KeyVersion, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\0')).digest('base64url');

export const keysOf = ({ current }: PersonKeys, person: KeyedPerson): readonly HashedKey[] =>
  [...nameKeys(person), ...looseKeys(person)].map(({ kind, text }) => ({
    kind,
    version: current.version,
    hash: hashOf(current, kind, person.birthDate, text),
  }));

export const probesOf = ({ all }: PersonKeys, person: KeyedPerson): readonly string[] =>
  all.flatMap((version) => probeKeys(person).map(({ kind, text }) => hashOf(version, kind, person.birthDate, text)));

export const looseProbesOf = ({ all }: PersonKeys, person: KeyedPerson): readonly string[] =>
  all.flatMap((version) => looseProbes(person).map(({ kind, text }) => hashOf(version, kind, person.birthDate, text)));

export function nearProbesOf({ all }: PersonKeys, person: KeyedPerson): readonly string[] {
  const names = nameKeys(person).filter(({ kind }) => kind === 'name');
  return all.flatMap((version) =>
    nearDates(person.birthDate).flatMap((date) => names.map(({ kind, text }) => hashOf(version, kind, date, text))),
  );
}

export function vendorKeyOf(
  { current, all }: PersonKeys,
  reference: string,
): { readonly key: HashedKey; readonly probes: readonly string[] } {
  const hash = (version: KeyVersion): string => hashOf(version, 'vendor', reference);
  return { key: { kind: 'vendor', version: current.version, hash: hash(current) }, probes: all.map(hash) };
}

/** Lock under which sign-ups with equal birth dates run one after another. */
export const dateLockOf = ({ current }: PersonKeys, birthDate: string): string => hashOf(current, 'lock', birthDate);
