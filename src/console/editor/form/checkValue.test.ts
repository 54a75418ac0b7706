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
import { titleOf } from '../../ui/pointer.ts';
import { formSchemaOf, VARIANTS } from './formSchema.ts';
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
    [{ type: 'string' }, 7, [' This must be text.']],
    [{ type: 'string', minLength: 1 }, '', [' Fill this in.']],
    [{ type: 'string', minLength: 3 }, 'ab', [' Enter at least 3 characters.']],
    [{ type: 'string', maxLength: 2 }, 'abc', [' Enter at most 2 characters (now 3).']],
    [{ type: 'string', maxLength: 2 }, '👍👍', []],
    [{ type: 'string', pattern: '^[a-z0-9]+$' }, 'A', [' Use only lowercase letters, digits and hyphens.']],
    [{ type: 'string', pattern: '^https://x' }, 'http://x', [' Enter an address that starts with https://.']],
    [{ type: 'string', pattern: '^/(?!/)' }, 'x', [' Enter a path on this site, starting with a slash.']],
    [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'us', [' Enter a country or region, such as US or US-NJ.']],
    [{ type: 'integer' }, 1.5, [' This must be a whole number.']],
    [{ type: 'integer', minimum: 5, maximum: 9 }, 4, [' Enter 5 or more.']],
    [{ type: 'number', maximum: 9 }, 10, [' Enter 9 or less.']],
    [{ type: 'boolean' }, 'yes', [' This must be yes or no.']],
    [{ enum: ['a', 'b'] }, 'c', [' Choose one of: a, b.']],
    [{ const: 'a' }, 'b', [' This must be "a".']],
    [{ type: 'array', minItems: 1, items: { type: 'string' } }, [], [' Add at least one.']],
    [{ type: 'array', maxItems: 1, items: { type: 'string' } }, ['a', 1], [' Keep at most 1 (now 2).', '/1 This must be text.']],
    [{ type: 'array', uniqueItems: true }, ['a', 'a'], [' Remove the duplicate entry.']],
    [{ type: 'object', required: ['a'], properties: { a: {} } }, {}, ['/a This field is required.']],
    [{ type: 'object', additionalProperties: false }, { 'a/b': 1 }, ['/a~1b This name is not known. Remove it or correct it.']],
    [{ type: ['string', 'integer'] }, true, [' This must be text or a whole number.']],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, true, [' This format is not valid.']],
  ])('the schema %j finds in %j the problems %j', (schema, value, expected) => expect(messages(schema, value)).toEqual(expected));

  it('a value of a union is checked by its own type', () => {
    const link = named('DeepLink');
    expect(messages(link, { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' })).toEqual([]);
    expect(messages(link, { kind: 'SportsbookPageDeepLink' })).toEqual(['/canonicalUrl This field is required.']);
    expect(messages(link, { kind: 'Nothing' })).toEqual([' Choose a type.']);
  });
});

describe('against the server’s own check', () => {
  it.each(Object.entries(kinds))('%s: the editor’s check agrees with the server’s on its examples', (kind, { versions }) => {
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
  it('a part has the problems of its frame, its props and the server’s checks', () => {
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

  it('a pointer leads to the messages at its field', () => {
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

describe('the form’s schema', () => {
  it('the form’s schema of every kind has no reference left and lists the members of unions', () => {
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
  ])('the name %s is titled %s', (name, title) => expect(titleOf(name)).toBe(title));
});
