import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isPassing, noticeOf, reasonOf } from './notices.ts';

const schema = buildSchema(readFileSync('server/kinds/generated/schema.graphql', 'utf8'));
const codes = ['LiveStreamErrorCode', 'LiveStreamRestriction'].flatMap((name) =>
  (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name),
);

describe('every reason of the contract', () => {
  it('each reason of the contract has its own title, text and way out', () => {
    expect(codes).toHaveLength(12);
    for (const code of codes) expect(reasonOf(code)).toBe(code);
    const all = codes.map((code) => noticeOf(reasonOf(code)));
    expect(new Set(all.map(({ title }) => title)).size).toBe(12);
    for (const { title, text } of all) {
      expect(title.length).toBeLessThan(40);
      expect(text).toMatch(/\.$/);
    }
  });

  it('only the stream error ERROR has the generic text', () => {
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
  ])('the stream’s refusal %s offers %s', (code, wayOut) => {
    expect(noticeOf(reasonOf(code)).wayOut).toBe(wayOut);
  });
});

describe('a reason of the future', () => {
  it.each(['TOO_LATE', '', 'constructor', '__proto__', 'VIEWING_OVER'])('the unknown reason %j is treated as ERROR', (code) => {
    expect(reasonOf(code)).toBe('ERROR');
  });
});

it('only ERROR and RATE_LIMITED leave a playing stream alone', () => {
  expect(codes.filter((code) => isPassing(reasonOf(code))).toSorted()).toEqual(['ERROR', 'RATE_LIMITED']);
});
