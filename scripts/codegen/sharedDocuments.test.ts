import { runInNewContext } from 'node:vm';
import { buildSchema, type DocumentNode, parse, print } from 'graphql';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { plugin } from './sharedDocuments.mjs';

const schema = buildSchema('type Query { page: Page } type Page { id: ID! title: String link: Link } type Link { url: String }');

async function generated(
  ...sources: readonly string[]
): Promise<{ readonly content: string; readonly documents: Readonly<Record<string, DocumentNode>> }> {
  const output = await plugin(
    schema,
    sources.map((source) => ({ document: parse(source) })),
    {},
  );
  const content = typeof output === 'string' ? output : output.content;
  const names = [...content.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const { code } = await transformWithOxc(content, 'generated.ts');
  const script = code.replaceAll(/^export const/gm, 'const').replaceAll(/^export \{.*$/gm, '');
  const documents = runInNewContext(`${script}\n({ ${names.join(', ')} })`) as Readonly<Record<string, DocumentNode>>;
  return { content, documents };
}

const PAGE = 'query Home { page { id ...Page } }';
const FRAGMENTS = [
  'fragment Page on Page { title link { ...Link } }',
  'fragment Link on Link { url }',
  'fragment Alone on Page { id link { ...Link } }',
];

describe('documents', () => {
  it('a generated document prints as its source with every fragment it needs', async () => {
    const { documents } = await generated(PAGE, ...FRAGMENTS);
    expect(print(documents['HomeDocument'] ?? parse('{ a }'))).toBe(print(parse(`${PAGE} ${FRAGMENTS[0]} ${FRAGMENTS[1]}`)));
    expect(documents['HomeDocument']?.definitions).toHaveLength(3);
  });

  it('generated documents share one object for each fragment', async () => {
    const { documents } = await generated(PAGE, ...FRAGMENTS);
    const parts = [
      documents['HomeDocument']?.definitions[2],
      documents['AloneFragmentDoc']?.definitions[1],
      documents['LinkFragmentDoc']?.definitions[0],
    ];
    expect(new Set(parts).size).toBe(1);
  });

  it('a generated fragment document starts with the fragment itself', async () => {
    const { documents } = await generated(...FRAGMENTS);
    expect(documents['PageFragmentDoc']?.definitions.map((definition) => ('name' in definition ? definition.name?.value : ''))).toEqual([
      'Page',
      'Link',
    ]);
  });

  it('generated documents are typed by operation', async () => {
    const { content } = await generated(PAGE, 'mutation Save { page { id } }'.replace('mutation', 'query'), ...FRAGMENTS);
    expect(content).toContain('as unknown as DocumentNode<HomeQuery, HomeQueryVariables>');
    expect(content).toContain('as unknown as DocumentNode<LinkFragment, unknown>');
  });

  it('a generated document keeps every construct of GraphQL', async () => {
    const source = `query Home($first: Int = 3, $ids: [ID!]!) @cached {
      page(ids: $ids, first: $first, order: [UP, DOWN], like: { title: "a\\"b", size: 2.5, deep: null }) { other: id ... { id } ... on Page @include(if: true) { title } ...Link @unmask ...Link @include(if: false) }
    }`;
    const { documents } = await generated(source, 'fragment Link on Page { link { url } }');
    expect(print(documents['HomeDocument'] ?? parse('{ a }'))).toBe(print(parse(`${source} fragment Link on Page { link { url } }`)));
  });

  it('arguments and variables are generated in a short form if possible', async () => {
    const source =
      'query Home($id: ID!, $ids: [[ID!]]!, $first: Int = 8) { head: page(id: $id, all: $ids, at: "top-left") { id } page(first: $first) { ...Tabs } }';
    const tabs = 'fragment Tabs on TabsShelf { id ... on TabsShelf { id ...Tabs } ... on OtherShelf { id ...Tabs } }';
    const { content, documents } = await generated(source, tabs);
    expect(content).toContain(
      'op("query","Home","id:ID! ids:[[ID!]]! first:Int=8","head:page($id,all=$ids,at=top-left){id}page($first){~Tabs}")',
    );
    expect(content).toContain('shelf("Tabs","id +Tabs ?OtherShelf{id ~Tabs}")');
    expect(print(documents['HomeDocument'] ?? parse('{ a }'))).toBe(print(parse(`${source} ${tabs}`)));
  });

  it('the generator refuses an operation without a name, and a missing fragment', async () => {
    await expect(generated('{ page { id } }')).rejects.toThrow('has a name');
    await expect(generated('query Home { page { ...Gone } }')).rejects.toThrow('No fragment is called Gone');
  });
});
