import { nameTokens, type NameTokens } from './nameTokens.ts';
import { rootsOf } from './shortNames.ts';
import { isSyllable, skeletonsOf, soundsOf } from './sounds.ts';

/**
 * Kinds of search keys; each is hashed with the birth date. `name`: all words, in any order. `family`: sound of the family name, and a
 * given name. `pair`: sound of one name and first consonants of another. `sound`: consonants of two names. `loose`: most consonants of the
 * family name, only for excluded persons.
 */
export type KeyKind = 'family' | 'loose' | 'name' | 'pair' | 'sound';
export type NameKey = { readonly kind: KeyKind; readonly text: string };

export type PersonName = { readonly firstName: string; readonly lastName: string };

/** Increase with every change of these rules, so that startup rebuilds older keys. */
export const RULES_VERSION = 2;

export function nameKeys(name: PersonName): readonly NameKey[] {
  const tokens = nameTokens(name);
  return distinct([
    { kind: 'name', text: tokens.written.toSorted().join(' ') },
    ...tokens.family.flatMap(familyKeys),
    ...pairsOf(tokens).flatMap(([a, b]) => [...pairKeys(a, b), ...soundKeys(a, b)]),
  ]);
}

/** Returns keys to search for. Any word may be the family name, because people swap the name fields. */
export function probeKeys(name: PersonName): readonly NameKey[] {
  return distinct([...nameKeys(name), ...nameTokens(name).written.flatMap(familyKeys)]);
}

export const looseKeys = (name: PersonName): readonly NameKey[] =>
  looselyOf(name, (code) => [`= ${code}`, ...withoutOne(code).map((shorter) => `- ${shorter}`)]);

export const looseProbes = (name: PersonName): readonly NameKey[] =>
  looselyOf(name, (code) => [`= ${code}`, `- ${code}`, ...withoutOne(code).map((shorter) => `= ${shorter}`)]);

function looselyOf(name: PersonName, textsOf: (code: string) => readonly string[]): readonly NameKey[] {
  const texts = nameTokens(name).family.flatMap((word) => [
    ...skeletonsOf(word)
      .filter(({ length }) => length >= SHORTEST_CODE)
      .flatMap(textsOf),
    ...(isSyllable(word) ? ['one'] : []),
  ]);
  return distinct(texts.map((text) => ({ kind: 'loose', text })));
}

const SHORTEST_CODE = 2;

const withoutOne = (code: string): readonly string[] =>
  code.length > SHORTEST_CODE ? [...code].map((_, at) => code.slice(0, at) + code.slice(at + 1)) : [];

const familyKeys = (word: string): readonly NameKey[] => soundsOf(word).map((text) => ({ kind: 'family', text }));

function pairsOf({ given, family }: NameTokens): readonly (readonly [string, string])[] {
  const [first] = given;
  const between = given.flatMap((a) => family.flatMap((b) => [[a, b] as const, [b, a] as const]));
  // Adds the given names as one word, because Chinese given names are written joined or apart.
  return first === undefined || given.length < 2 ? between : [...between, ...family.map((b) => [given.join(''), b] as const)];
}

const HEAD = 2;

function pairKeys(a: string, b: string): readonly NameKey[] {
  const heads = [...skeletonsOf(b).map((code) => code.slice(0, HEAD)), ...(isSyllable(b) ? ['one'] : [])];
  const callings = [...soundsOf(a), ...rootsOf(a).map((root) => `~${root}`)];
  return callings.flatMap((calling) => heads.map((head): NameKey => ({ kind: 'pair', text: `${calling} ${head}` })));
}

function soundKeys(a: string, b: string): readonly NameKey[] {
  return skeletonsOf(a).flatMap((one) =>
    skeletonsOf(b).map((other): NameKey => ({ kind: 'sound', text: [one, other].toSorted().join(' ') })),
  );
}

const distinct = (all: readonly NameKey[]): readonly NameKey[] => [...new Map(all.map((key) => [`${key.kind} ${key.text}`, key])).values()];
