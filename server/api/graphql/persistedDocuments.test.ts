import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphQLError } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { createKnownDocuments, hashIn, readManifests, sha256 } from './persistedDocuments.ts';

const KNOWN = 'query Known { a }';
const STRANGE = '{ b }';
const manifest = new Map([[sha256(KNOWN), KNOWN]]);
const extensions = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });
const codeOf = (answer: string | GraphQLError): unknown => (answer instanceof GraphQLError ? answer.extensions['code'] : answer);

describe('known documents', () => {
  it.each([true, false])('a known hash is answered with or without its text (open: %s)', (isOpen) => {
    const documents = createKnownDocuments(manifest, isOpen);
    expect(documents.resolve({ extensions: extensions(KNOWN) })).toBe(KNOWN);
    expect(documents.resolve({ query: KNOWN, extensions: extensions(KNOWN) })).toBe(KNOWN);
    expect(documents.resolve({ query: KNOWN })).toBe(KNOWN);
    expect(codeOf(documents.resolve({ extensions: extensions(STRANGE) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(codeOf(documents.resolve({ query: STRANGE, extensions: extensions(KNOWN) }))).toBe('BAD_REQUEST');
  });

  it('a closed list of documents runs no unknown document and learns none', () => {
    const documents = createKnownDocuments(manifest, false);
    for (const params of [{ query: STRANGE }, { query: STRANGE, extensions: extensions(STRANGE) }])
      expect(codeOf(documents.resolve(params))).toBe('PERSISTED_QUERY_NOT_IN_LIST');
    expect(codeOf(documents.resolve({ extensions: extensions(STRANGE) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('an open list runs any document and remembers the newest thousand by hash', () => {
    const documents = createKnownDocuments(manifest, true);
    expect(documents.resolve({ query: STRANGE })).toBe(STRANGE);
    expect(codeOf(documents.resolve({ extensions: extensions(STRANGE) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    documents.resolve({ query: STRANGE, extensions: extensions(STRANGE) });
    expect(documents.resolve({ extensions: extensions(STRANGE) })).toBe(STRANGE);
    for (let at = 0; at < 1_000; at += 1) documents.resolve({ query: `{ c${at} }`, extensions: extensions(`{ c${at} }`) });
    expect(codeOf(documents.resolve({ extensions: extensions(STRANGE) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('an empty request is left to the server', () => {
    expect(createKnownDocuments(manifest, false).resolve({})).toBe('');
  });
});

describe('the hash of a request', () => {
  it.each([
    [undefined],
    [{}],
    [{ persistedQuery: null }],
    [{ persistedQuery: { version: 2, sha256Hash: 'x' } }],
    [{ persistedQuery: { version: 1, sha256Hash: 5 } }],
    [{ persistedQuery: 'x' }],
  ])('the extensions %j hold no hash of a document', (given) => {
    expect(hashIn(given as never)).toBeNull();
  });
});

describe('manifests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linemaker-manifest-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: object) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };

  it('several manifests are merged, and a missing one is skipped', () => {
    const one = file('one.json', { [sha256(KNOWN)]: KNOWN });
    const two = file('two.json', { [`sha256:${sha256(STRANGE)}`]: STRANGE });
    expect([...readManifests([one, join(folder, 'none.json'), two]).values()]).toEqual([KNOWN, STRANGE]);
  });

  it('a manifest with a text under a wrong hash is refused', () => {
    expect(() => readManifests([file('wrong.json', { [sha256(KNOWN)]: STRANGE })])).toThrow('run npm run codegen');
  });
});
