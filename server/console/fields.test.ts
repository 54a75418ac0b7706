import { describe, expect, it } from 'vitest';
import { compile } from '#server/content/index.ts';
import { anyDocument, group, hash, id, list, matching, nullable, oneOf, optional, place, reason, schemaOf, text, whole } from './fields.ts';
import { betAndGet } from '#tests/support/offers.ts';
import { operations } from './operations/index.ts';
import { offerOperations } from './operations/offers/index.ts';

const problems = (shape: Parameters<typeof schemaOf>[0], value: unknown): readonly string[] =>
  compile(schemaOf(shape))(value).map(({ path, message }) => `${path} ${message}`);

describe('the input of an operation', () => {
  const shape = {
    title: text('A title.', 10),
    count: whole('A number.', 1, 5),
    kind: oneOf('A kind.', ['a', 'b']),
    more: optional(text('More.', 5)),
    part: optional(group('A part.', { code: matching('A code.', '^[a-z]+$') })),
    ids: optional(list('Ids.', id('thing'), 2, 1)),
    document: optional(anyDocument('A document.')),
  };
  const good = { title: 'x', count: 3, kind: 'a' };

  it.each([
    good,
    { ...good, more: 'y' },
    { ...good, part: { code: 'abc' }, ids: ['a', 'b'] },
    { ...good, document: { any: [1, { thing: null }] } },
  ])('an operation’s input is accepted: %j', (value) => {
    expect(problems(shape, value)).toEqual([]);
  });

  it.each([
    [{ ...good, title: '' }, '/title must NOT have fewer than 1 characters'],
    [{ ...good, title: 'x'.repeat(11) }, '/title must NOT have more than 10 characters'],
    [{ ...good, count: 1.5 }, '/count must be integer'],
    [{ ...good, count: 6 }, '/count must be <= 5'],
    [{ ...good, kind: 'c' }, '/kind must be equal to one of the allowed values'],
    [{ ...good, strange: 1 }, ' must NOT have additional properties: strange'],
    [{ title: 'x', count: 3 }, " must have required property 'kind'"],
    [{ ...good, part: {} }, "/part must have required property 'code'"],
    [{ ...good, ids: ['a', 'a'] }, '/ids must NOT have duplicate items (items ## 1 and 0 are identical)'],
    [{ ...good, ids: ['a b'] }, '/ids/0 must match pattern "^[A-Za-z0-9:_-]{1,80}$"'],
    [{ ...good, document: [] }, '/document must be object'],
    [[], ' must be object'],
    [null, ' must be object'],
  ])('an operation’s input is refused with the field’s name: %j', (value, problem) => {
    expect(problems(shape, value)).toEqual([problem]);
  });

  it('a nullable field may be null but not absent', () => {
    const nothing = { hash: nullable(hash('A hash.')) };
    for (const value of [null, 'a'.repeat(64)]) expect(problems(nothing, { hash: value })).toEqual([]);
    expect(problems(nothing, {})).toEqual([" must have required property 'hash'"]);
    expect(problems(nothing, { hash: 'a' }).length).toBeGreaterThan(0);
  });

  it('places, hashes and reasons have the same form in every operation', () => {
    const where = { surface: 'form:contact', brand: '*', region: 'US-NJ', environment: 'live' };
    expect(problems(place, where)).toEqual([]);
    for (const wrong of [{ brand: 'TSB' }, { region: 'nj' }, { region: 'US-' }, { surface: 'Home' }, { environment: 'production' }])
      expect(problems(place, { ...where, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
    expect(problems({ hash: hash('A hash.') }, { hash: 'A'.repeat(64) })).toHaveLength(1);
    expect(problems({ reason }, { reason: 'ok' })).toHaveLength(1);
  });
});

describe('the document of an offer', () => {
  const { pays, qualifies } = betAndGet();
  const against = (changes: object): string | undefined => {
    const [first] = offerOperations.proposeOffer.check({ document: { ...betAndGet(), ...changes }, reason: 'For the test' });
    return first && `${first.path} ${first.message}`;
  };

  it.each<[string, object, string]>([
    ['negative cents', { pays: { ...pays, cents: -5 } }, '/document/pays/cents must be >= 1'],
    ['a part of a cent', { pays: { ...pays, cents: 0.5 } }, '/document/pays/cents must be integer'],
    ['a part of a bet', { qualifies: { ...qualifies, leastCents: 999.5 } }, '/document/qualifies/leastCents must be integer'],
    ['a huge budget', { budgetCents: 1e18 }, '/document/budgetCents must be <= 100000000000'],
    ['no days', { pays: { ...pays, days: 0 } }, '/document/pays/days must be >= 1'],
    ['a budget in words', { budgetCents: '5000' }, '/document/budgetCents must be integer'],
    ['letters of other scripts', { id: 'Łódź' }, '/document/id must match pattern "^[a-z0-9][a-z0-9-]{0,63}$"'],
    ['a region twice', { regions: ['US-NJ', 'US-NJ'] }, '/document/regions must NOT have duplicate items (items ## 1 and 0 are identical)'],
    ['words of its own', { terms: '<b>Free</b>' }, '/document must NOT have additional properties: terms'],
  ])('with %s is refused by the name of the field', (_what, changes, problem) => {
    expect(against(changes)).toBe(problem);
  });

  it('is taken as it is', () => {
    expect(against({})).toBeUndefined();
  });
});

describe('every operation', () => {
  it.each(Object.entries(operations))('the operation %s and all its fields have descriptions', (_, { about, roles, input }) => {
    expect(about).toMatch(/^[A-Z].{10,}\.$/);
    expect(roles.length).toBeGreaterThan(0);
    const { properties } = input as { properties: Readonly<Record<string, { description?: string }>> };
    for (const [name, { description }] of Object.entries(properties)) expect(description, name).toMatch(/^\S.*\.$/);
  });
});
