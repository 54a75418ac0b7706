import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isPassing, noticeOf, reasonOf } from './notices.ts';

const schema = buildSchema(readFileSync('server/kinds/generated/schema.graphql', 'utf8'));
const codes = ['LiveStreamErrorCode', 'LiveStreamRestriction'].flatMap((name) =>
  (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name),
);

describe('every reason of the contract', () => {
  it('has words and a way out of its own', () => {
    expect(codes).toHaveLength(12);
    for (const code of codes) expect(reasonOf(code)).toBe(code);
    const all = codes.map((code) => noticeOf(reasonOf(code)));
    expect(new Set(all.map(({ title }) => title)).size).toBe(12);
    for (const { title, text } of all) {
      expect(title.length).toBeLessThan(40);
      expect(text).toMatch(/\.$/);
    }
  });

  it('but errors is no generic failure', () => {
    const generic = noticeOf('ERROR').title;
    expect(codes.filter((code) => noticeOf(reasonOf(code)).title === generic)).toEqual(['ERROR']);
  });

  it.each([
    ['ANONYMOUS', 'log-in'],
    ['BALANCE', 'deposit'],
    ['NO_BET_ON_EVENT', 'bet'],
    ['OUT_OF_REGION', 'locate'],
    ['RATE_LIMITED', 'retry'],
    ['STREAM_CLOSED', 'other-games'],
  ])('leads out of %s by %s', (code, wayOut) => {
    expect(noticeOf(reasonOf(code)).wayOut).toBe(wayOut);
  });
});

describe('a reason of the future', () => {
  it.each(['TOO_LATE', '', 'constructor', '__proto__', 'VIEWING_OVER'])('%j is an error like any other', (code) => {
    expect(reasonOf(code)).toBe('ERROR');
  });
});

it('what passes leaves a running picture alone', () => {
  expect(codes.filter((code) => isPassing(reasonOf(code))).toSorted()).toEqual(['ERROR', 'RATE_LIMITED']);
});
