import { expect, it } from 'vitest';
import { authoredTypes } from './authored.ts';

const file = (name: string, schema: object) => ({
  path: `schemas/json/pageShelves/${name}.schema.json`,
  text: JSON.stringify({ $id: name, title: name, ...schema }),
});

const link = file('WebPageDeepLink', {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'url'],
  properties: { kind: { const: 'WebPageDeepLink' }, url: { description: 'Where to.', type: 'string' } },
});
const shelf = file('TabsShelf', {
  description: 'A container.',
  type: 'object',
  additionalProperties: false,
  required: ['tabs'],
  properties: {
    tabs: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } },
    more: { $ref: '../deepLinks/WebPageDeepLink.schema.json' },
  },
  if: { required: ['more'] },
  then: { properties: { tabs: { maxItems: 1 } } },
});

it('each JSON Schema becomes a type with references by name and without conditions', async () => {
  const text = await authoredTypes([shelf, link], ['TabsShelf']);
  expect(text).toContain('export interface AuthoredTabsShelf {');
  expect(text).toMatch(/tabs: string\[\];\n\s+more\?: AuthoredWebPageDeepLink;/);
  expect(text).toContain("kind: 'WebPageDeepLink';");
  expect(text).toContain('* A container.');
  expect(text).not.toMatch(/Bundle|\bif\b/);
});

it('a kind of the SDL without a schema is left out of the map of authored types', async () => {
  const text = await authoredTypes([shelf, link], ['TabsShelf', 'NewShelf']);
  expect(text).toContain('export type AuthoredByKind = {\n  readonly TabsShelf: AuthoredTabsShelf;\n};');
});

it('a field may be named like a keyword of JSON Schema', async () => {
  const names = ['if', 'then', 'discriminator', '$ref', 'properties'];
  const text = { type: 'string' };
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const ruled = file('RuleShelf', { type: 'object', additionalProperties: false, required: names, properties, if: { required: ['then'] } });
  const written = await authoredTypes([ruled], []);
  for (const name of names) expect(written).toMatch(new RegExp(`^ +'?${name.replace('$', '\\$')}'?: string;$`, 'm'));
});

it('a file that holds no schema is refused', async () => {
  await expect(authoredTypes([{ path: 'schemas/json/a/A.schema.json', text: '[]' }], [])).rejects.toThrow('a JSON Schema is an object');
});
