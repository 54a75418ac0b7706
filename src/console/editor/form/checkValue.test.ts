import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { kinds } from '#server/kinds/index.ts';
import { propsCheckOf } from '#server/kinds/index.ts';
import type { Finding } from '#src/shared/console/review.ts';
import { linksNode } from '#tests/support/draftDocuments.ts';
import { stepsOf } from '../../ui/pointer.ts';
import { furtherProblems, problemsOf } from '../model/finding.ts';
import { checkValue } from './checkValue.ts';
import { errorsByField } from './errors.ts';
import { formSchemaOf, titleOf, VARIANTS } from './formSchema.ts';
import { type JsonSchema, schemaNamed, variantsOf } from './schemas.ts';

const named = (name: string): JsonSchema => {
  const schema = schemaNamed(name);
  if (!schema) throw new Error(name);
  return schema;
};
const messages = (schema: JsonSchema, value: unknown) => checkValue(schema, value).map(({ pointer, message }) => `${pointer} ${message}`);

describe('a value', () => {
  it.each<[JsonSchema, unknown, readonly string[]]>([
    [{ type: 'string' }, 'x', []],
    [{ type: 'string' }, 7, [' This must be a text.']],
    [{ type: 'string', minLength: 1 }, '', [' Fill this in.']],
    [{ type: 'string', minLength: 3 }, 'ab', [' Write at least 3 characters.']],
    [{ type: 'string', maxLength: 2 }, 'abc', [' Write at most 2 characters; there are 3.']],
    [{ type: 'string', maxLength: 2 }, '👍👍', []],
    [{ type: 'string', pattern: '^[a-z0-9]+$' }, 'A', [' Use small letters, digits and hyphens only.']],
    [{ type: 'string', pattern: '^https://x' }, 'http://x', [' Write an address that begins with https://.']],
    [{ type: 'string', pattern: '^/(?!/)' }, 'x', [' Write a path of this site; it begins with a slash.']],
    [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'us', [' Write a country or region, such as US or US-NJ.']],
    [{ type: 'integer' }, 1.5, [' This must be a whole number.']],
    [{ type: 'integer', minimum: 5, maximum: 9 }, 4, [' Write 5 or more.']],
    [{ type: 'number', maximum: 9 }, 10, [' Write 9 or less.']],
    [{ type: 'boolean' }, 'yes', [' This must be yes or no.']],
    [{ enum: ['a', 'b'] }, 'c', [' Choose one of: a, b.']],
    [{ const: 'a' }, 'b', [' This must be "a".']],
    [{ type: 'array', minItems: 1, items: { type: 'string' } }, [], [' Add one at least.']],
    [{ type: 'array', maxItems: 1, items: { type: 'string' } }, ['a', 1], [' At most 1; there are 2.', '/1 This must be a text.']],
    [{ type: 'array', uniqueItems: true }, ['a', 'a'], [' The same is here twice.']],
    [{ type: 'object', required: ['a'], properties: { a: {} } }, {}, ['/a This is needed.']],
    [{ type: 'object', additionalProperties: false }, { 'a/b': 1 }, ['/a~1b Nothing of this name is known here.']],
    [{ type: ['string', 'integer'] }, true, [' This must be a text or a whole number.']],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, true, [' This does not have the right form.']],
  ])('%j with %j', (schema, value, expected) => expect(messages(schema, value)).toEqual(expected));

  it('of a union is checked as what it says that it is', () => {
    const link = named('DeepLink');
    expect(messages(link, { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' })).toEqual([]);
    expect(messages(link, { kind: 'SportsbookPageDeepLink' })).toEqual(['/canonicalUrl This is needed.']);
    expect(messages(link, { kind: 'Nothing' })).toEqual([' Choose what this is.']);
  });
});

describe('against the server’s own check', () => {
  it.each(Object.entries(kinds))('%s: its examples pass in both, and emptied ones fail in both', (kind, { versions }) => {
    const example = versions.examples[versions.current] ?? {};
    expect(checkValue(named(kind), example)).toEqual([]);
    for (const name of Object.keys(example)) {
      const { [name]: _, ...without } = example as Record<string, unknown>;
      const spoiled = { ...without, 'not-a-field': 1 };
      for (const value of [without, spoiled])
        expect([name, checkValue(named(kind), value).length > 0]).toEqual([
          name,
          propsCheckOf(kind as keyof typeof kinds)(value).length > 0,
        ]);
    }
  });
});

describe('a node', () => {
  it('has the problems of its frame and of its props, and of the server what the schemas do not know', () => {
    const node = { ...linksNode('a'), criticality: 'DEGRADABLE', props: { title: '', links: [] } };
    expect(problemsOf(node).map(({ pointer }) => pointer)).toEqual(['/fallback', '/props/title', '/props/links']);
    expect(problemsOf(node)).toBe(problemsOf(node));
    const findings: readonly Finding[] = [
      { check: 'schema', nodeId: 'a', pointer: '/nodes/a/props/links/0/deepLink', message: 'no page has the address /x' },
      { check: 'schema', nodeId: 'a', pointer: '/nodes/a/props/title', message: 'known here' },
      { check: 'schema', nodeId: 'a', pointer: '/nodes/a/props', message: 'must have a title' },
      { check: 'frame', nodeId: 'a', pointer: '/nodes/a/props/title', message: 'is watched' },
      { check: 'image', nodeId: 'b', pointer: '/nodes/b/props', message: 'another’s' },
    ];
    expect(furtherProblems({ problems: findings, warnings: [] }, 'a', node)).toEqual([
      { pointer: '/props/links/0/deepLink', message: 'No page has the address /x.' },
      { pointer: '/props/title', message: 'Is watched.' },
    ]);
  });

  it('leads from a pointer to the messages at it', () => {
    expect(stepsOf('/a~1b/c~0d')).toEqual(['a/b', 'c~d']);
    expect(
      errorsByField([
        { pointer: '/a/0', message: 'one' },
        { pointer: '/a/0', message: 'two' },
        { pointer: '/a', message: 'three' },
      ]),
    ).toEqual({
      a: { __errors: ['three'], 0: { __errors: ['one', 'two'] } },
    });
  });
});

describe('what the form is made of', () => {
  it('is there for every schema of the house: no reference is left, and unions have their members', () => {
    const left: string[] = [];
    for (const family of readdirSync('schemas/json').filter((each) => each !== 'wire'))
      for (const file of readdirSync(`schemas/json/${family}`)) {
        const text = JSON.stringify(formSchemaOf(named(file.replace('.schema.json', ''))));
        if (text.includes('$ref')) left.push(file);
      }
    expect(left).toEqual([]);
    expect(variantsOf(named('DeepLink'))?.variants.size).toBe(26);
    expect(formSchemaOf(named('Action')).schema).toHaveProperty([VARIANTS, 'members', 'length'], 5);
  });

  it.each([
    ['secondsPerSlide', 'Seconds per slide'],
    ['title', 'Title'],
    ['my-bets', 'My bets'],
  ])('%s is %s', (name, title) => expect(titleOf(name)).toBe(title));
});
