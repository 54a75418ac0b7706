import { addTypenameToDocument, print } from '@apollo/client/utilities';
import { removeDirectivesFromDocument } from '@apollo/client/utilities/internal';
import { type DocumentNode, type FieldNode, Kind, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as generated from '#src/gql/graphql.ts';
import { asSent, typenamesAdded, unmaskedPart, unwatchedParts } from './ownDocuments.ts';

const documents = Object.entries(generated as Readonly<Record<string, unknown>>).filter(
  (entry): entry is [string, DocumentNode] => (entry[1] as Partial<DocumentNode> | null)?.kind === 'Document',
);
const TYPENAME: FieldNode = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as FieldNode;
const withTypenames = typenamesAdded(TYPENAME);

describe('the documents of this build', () => {
  it('documents have no client directive but unmask, and no reserved alias', () => {
    expect(documents.length).toBeGreaterThan(100);
    const directives = new Set<string>();
    const aliases = new Set<string>();
    for (const [, document] of documents)
      visit(document, {
        Directive: ({ name }) => void directives.add(name.value),
        Field: ({ alias }) => void (alias && aliases.add(alias.value)),
      });
    expect([...directives].filter((name) => !['unmask', 'include', 'skip'].includes(name))).toEqual([]);
    expect([...aliases].filter((name) => name.startsWith('__'))).toEqual([]);
  });

  it('documents get the same type names as Apollo adds', () => {
    for (const [name, document] of documents) expect(print(withTypenames(document)), name).toBe(print(addTypenameToDocument(document)));
  });

  it('documents are sent as Apollo would send them', () => {
    const dropped = [{ name: 'client', remove: true }, { name: 'connection' }, { name: 'nonreactive' }, { name: 'unmask' }];
    for (const [name, document] of documents.filter(([exported]) => exported.endsWith('Document'))) {
      const whole = removeDirectivesFromDocument(dropped, document) ?? expect.fail(name);
      expect(print(asSent(document)), name).toBe(print(whole));
    }
  });

  it('GraphQL documents are watched without masked parts', () => {
    for (const [name, document] of documents) {
      const marked = visit(document, {
        FragmentSpread: (spread) =>
          spread.directives?.some((directive) => directive.name.value === 'unmask')
            ? undefined
            : {
                ...spread,
                directives: [...(spread.directives ?? []), { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'nonreactive' } }],
              },
      });
      expect(print(unwatchedParts(document)), name).toBe(print(marked));
    }
  });

  it('GraphQL documents are read without masked parts', () => {
    for (const [name, document] of documents) {
      const part = visit(document, { FragmentSpread: ({ directives = [] }) => (directives.length === 0 ? null : undefined) });
      expect(print(unmaskedPart(document)), name).toBe(print(part));
    }
  });
});

describe('a fragment that several documents share', () => {
  const both = documents.filter(([, { definitions }]) => definitions.some(({ kind }) => kind === 'FragmentDefinition')).slice(0, 40);

  it('a fragment shared by documents is transformed once', () => {
    const made = new Map<object, object>();
    let shared = 0;
    for (const [, document] of both)
      for (const [at, definition] of withTypenames(document).definitions.entries()) {
        const own = document.definitions[at] ?? expect.fail('a definition was lost');
        shared += made.has(own) ? 1 : 0;
        expect(made.get(own) ?? definition).toBe(definition);
        made.set(own, definition);
      }
    expect(shared).toBeGreaterThan(0);
  });

  it('an added type name is one shared object', () => {
    const added: unknown[] = [];
    for (const [, document] of both)
      visit(withTypenames(document), { Field: (field) => void (field.name.value === '__typename' && added.push(field)) });
    expect(added).toContain(TYPENAME);
  });
});
