import { createHash } from 'node:crypto';
import { canonicalJson } from '#src/shared/values/canonicalJson.ts';
import { entriesOf, isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { jurisdictions, regionOfCode } from '#server/platform/regions/regions.ts';

export type Questioned = {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly region: string;
  readonly taxDigits: string | null;
};

type Said = {
  readonly verdict: 'LISTED' | 'NOT_LISTED';
  /** Null if permanent or not listed. */
  readonly until: Date | null;
  /** Null if everywhere or not listed. */
  readonly regions: readonly string[] | null;
  readonly answeredAt: Date;
};
/** `isListed`: false for past listings and regions not served. */
export type RegisterAnswer = Said & { readonly isListed: boolean };

export type ListedPerson = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };
export type RegisterChanges = {
  readonly cursor: string;
  readonly people: readonly ListedPerson[];
  readonly hasMore: boolean;
  readonly answeredAt: Date;
};

export type AnswerFault = 'malformed' | 'other-person' | 'other-request' | 'other-time';

/** Maximum difference between an answer's time and the server's; older answers may be replays. */
const MOST_APART_MS = 30_000;

/** SHA-256 of the person in base64url. The register signs it, so that an answer fits no other person. */
export const personDigest = (person: Questioned): string => createHash('sha256').update(canonicalJson(person)).digest('base64url');

type Expected = { readonly requestId: string; readonly person: Questioned; readonly now: Date };

/** Validates an answer. A listing in one served region excludes everywhere, because players travel. */
export function answerIn(claims: unknown, { requestId, person, now }: Expected): Result<RegisterAnswer, AnswerFault> {
  const { requestId: answered, personDigest: digest } = membersOf(claims);
  const found = verdictIn(claims);
  if (found === null) return refuse('malformed');
  if (answered !== requestId) return refuse('other-request');
  if (digest !== personDigest(person)) return refuse('other-person');
  const { until, regions } = found;
  if (!isNow(found.answeredAt, now)) return refuse('other-time');
  return ok({ ...found, isListed: found.verdict === 'LISTED' && (until === null || until > now) && isOfServed(regions) });
}

/** True if any region is served; unknown or missing codes count as served. */
const isOfServed = (regions: readonly string[] | null): boolean =>
  regions === null || regions.length === 0 || !regions.every((code) => unserved.has(code));
const unserved: ReadonlySet<string> = new Set(jurisdictions.map(({ code }) => code).filter((code) => !regionOfCode(code)?.isServed));

function verdictIn(claims: unknown): Said | null {
  const { verdict, until, regions, answeredAt } = membersOf(claims);
  const at = instantOf(answeredAt);
  const end = until === null ? null : instantOf(until);
  const places = regions === null ? null : textsIn(regions);
  if (at === null || (end === null && until !== null) || (places === null && regions !== null)) return null;
  return verdict === 'LISTED' || verdict === 'NOT_LISTED' ? { verdict, until: end, regions: places, answeredAt: at } : null;
}

export function changesIn(claims: unknown, { requestId, now }: Pick<Expected, 'now' | 'requestId'>): Result<RegisterChanges, AnswerFault> {
  const { requestId: answered, cursor, changes, hasMore, answeredAt } = membersOf(claims);
  const at = instantOf(answeredAt);
  if (at === null || typeof cursor !== 'string' || cursor.length > 200 || !Array.isArray(changes)) return refuse('malformed');
  if (answered !== requestId) return refuse('other-request');
  if (!isNow(at, now)) return refuse('other-time');
  const people = entriesOf(changes).map(personIn);
  const known = people.filter((person) => person !== null);
  return known.length < people.length ? refuse('malformed') : ok({ cursor, people: known, hasMore: hasMore === true, answeredAt: at });
}

function personIn(change: unknown): ListedPerson | null {
  const { firstName, lastName, birthDate } = isPlainObject(change) ? change : {};
  return typeof firstName === 'string' && typeof lastName === 'string' && typeof birthDate === 'string'
    ? { firstName, lastName, birthDate }
    : null;
}

const isNow = (at: Date, now: Date): boolean => Math.abs(at.getTime() - now.getTime()) <= MOST_APART_MS;

function instantOf(value: unknown): Date | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at;
}

const textsIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((each): each is string => typeof each === 'string') ? value : null;
