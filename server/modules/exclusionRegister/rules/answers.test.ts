import { describe, expect, it } from 'vitest';
import { answerIn, changesIn, personDigest } from './answers.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const at = (ms: number): string => new Date(now.getTime() + ms).toISOString();
const person = { firstName: 'Ada', lastName: 'Quill', birthDate: '1984-03-17', region: 'US-NJ', taxDigits: null };
const expected = { requestId: 'request-1', person, now };
const claims = {
  requestId: 'request-1',
  personDigest: personDigest(person),
  verdict: 'LISTED',
  until: at(86_400_000),
  regions: ['US-NJ', 'US-PA'],
  answeredAt: at(-1_000),
};

describe('an answer of the register', () => {
  it('an answer of the register counts for its person, its request and its time', () => {
    expect(answerIn(claims, expected)).toEqual({
      ok: true,
      value: {
        verdict: 'LISTED',
        isListed: true,
        until: new Date(at(86_400_000)),
        regions: ['US-NJ', 'US-PA'],
        answeredAt: new Date(at(-1_000)),
      },
    });
  });

  it.each([
    ['another request', { requestId: 'request-2' }, 'other-request'],
    ['another person', { personDigest: personDigest({ ...person, birthDate: '1984-03-18' }) }, 'other-person'],
    ['an instant too long ago', { answeredAt: at(-31_000) }, 'other-time'],
    ['an instant too far ahead', { answeredAt: at(31_000) }, 'other-time'],
    ['no instant', { answeredAt: 'soon' }, 'malformed'],
    ['no verdict', { verdict: 'MAYBE' }, 'malformed'],
    ['an end that is none', { until: 'never' }, 'malformed'],
    ['an end that is left out', { until: undefined }, 'malformed'],
    ['regions that are none', { regions: [1] }, 'malformed'],
  ])('an answer of the register with %s is refused', (_name, changed, refusal) => {
    expect(answerIn({ ...claims, ...changed }, expected)).toEqual({ ok: false, refusal });
  });

  it.each([null, undefined, 'text', 1, [], {}])('an answer of the register that is %j is refused', (broken) => {
    expect(answerIn(broken, expected)).toEqual({ ok: false, refusal: 'malformed' });
  });

  it.each([
    ['has ended', { until: at(-1) }, false],
    ['is of another region that is served', { regions: ['US-PA'] }, true],
    ['is of places alone that nobody serves', { regions: ['US-UT', 'US-HI'] }, false],
    ['is of a place that is not known', { regions: ['New Jersey'] }, true],
    ['names no place', { regions: [] }, true],
    ['is for good and everywhere', { until: null, regions: null }, true],
  ])('a listing that %s is stored as answered and judged by time and region', (_name, changed, isListed) => {
    const { until, regions } = { ...claims, ...changed };
    const said = { verdict: 'LISTED', until: until && new Date(until), regions, answeredAt: new Date(claims.answeredAt) };
    expect(answerIn({ ...claims, ...changed }, expected), 'kept as it was said').toEqual({ ok: true, value: { ...said, isListed } });
  });

  it('the digest of a person differs by name, region and tax number', () => {
    const digests = [person, { ...person, lastName: 'Quil' }, { ...person, region: 'US-PA' }, { ...person, taxDigits: '1234' }];
    expect(new Set(digests.map(personDigest)).size).toBe(4);
  });
});

describe('changes of the register', () => {
  const { firstName, lastName, birthDate } = person;
  const changes = {
    requestId: 'request-1',
    cursor: 'a/1',
    changes: [{ firstName, lastName, birthDate }],
    hasMore: true,
    answeredAt: at(0),
  };

  it('changes of the register name people to check and the next cursor', () => {
    expect(changesIn(changes, expected)).toEqual({
      ok: true,
      value: { cursor: 'a/1', people: [{ firstName, lastName, birthDate }], hasMore: true, answeredAt: now },
    });
  });

  it.each([
    ['another request', { requestId: 'request-2' }, 'other-request'],
    ['an old instant', { answeredAt: at(-60_000) }, 'other-time'],
    ['somebody without a birth date', { changes: [{ firstName, lastName }] }, 'malformed'],
    ['no list', { changes: {} }, 'malformed'],
    ['a cursor without an end', { cursor: 'x'.repeat(201) }, 'malformed'],
  ])('changes of the register with %s are refused', (_name, changed, refusal) => {
    expect(changesIn({ ...changes, ...changed }, expected)).toEqual({ ok: false, refusal });
  });
});
