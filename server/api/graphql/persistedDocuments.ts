import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { areTextsWhole } from '#server/platform/text/texts.ts';
import { BoundedCache } from '#server/platform/cache.ts';
import { codeOf } from '#server/platform/errors.ts';

export type Params = {
  readonly query?: string | undefined;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export type KnownDocuments = {
  readonly text: (hash: string) => string | undefined;
  readonly all: () => Iterable<readonly [hash: string, text: string]>;
  readonly isVetted: (text: string) => boolean;
  readonly resolve: (params: Params) => string | GraphQLError;
};

const MAX_LEARNED = 1_000;

/** Reads manifests, which map hashes to GraphQL documents. Skips missing files. Throws for an unreadable file or a wrong hash. */
export function readManifests(paths: readonly string[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const path of paths) {
    for (const [name, text] of Object.entries(readJson(path))) {
      const hash = name.replace(/^sha256:/, '');
      if (typeof text !== 'string' || sha256(text) !== hash)
        throw new Error(`${path}: the text under ${name} has another hash; run npm run codegen`);
      known.set(hash, text);
    }
  }
  return known;
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  try {
    return membersOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw error;
  }
}

/** Finds the manifest's operations by hash. If `isOpen`, also allows other operations and caches 1,000 that came with their hash. */
export function createKnownDocuments(manifest: ReadonlyMap<string, string>, isOpen: boolean): KnownDocuments {
  const learned = new BoundedCache<string, string>(MAX_LEARNED);
  const vetted = new Set(manifest.values());
  const text = (hash: string): string | undefined => manifest.get(hash) ?? learned.get(hash);
  return {
    text,
    all: () => manifest,
    isVetted: (query) => vetted.has(query),
    resolve: ({ query, extensions }) => {
      const hash = hashIn(extensions);
      if (query === undefined || query === '') {
        if (hash === null) return query ?? '';
        return text(hash) ?? notFound();
      }
      if (hash === null) return isOpen || manifest.has(sha256(query)) ? query : notListed();
      if (sha256(query) !== hash) return mismatch();
      if (!manifest.has(hash) && !isOpen) return notListed();
      learned.set(hash, query);
      return query;
    },
  };
}

export function hashIn(extensions: Params['extensions']): string | null {
  const { version, sha256Hash } = membersOf(extensions?.['persistedQuery']);
  const hash = version === 1 ? sha256Hash : null;
  return typeof hash === 'string' ? hash : null;
}

// Responds to an unknown hash with status 200, upon which Apollo clients send the GraphQL document.
const notFound = () =>
  new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 200 } } });
const notListed = () =>
  new GraphQLError('Only operations of a known build run here.', {
    extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 400 } },
  });
const mismatch = () =>
  new GraphQLError('The hash is not that of the text.', { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

export const brokenText = () =>
  new GraphQLError('A text in the variables is broken: it has U+0000 or half a surrogate pair.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/**
 * Replaces a hash by its GraphQL document. Throws for unknown or wrong hashes, forbidden operations and variables that cannot be stored.
 */
export const usePersistedDocuments = (documents: KnownDocuments): Plugin => ({
  onParams({ params, setParams }) {
    if (!areTextsWhole(params.variables)) throw brokenText();
    const text = documents.resolve({ query: params.query, extensions: params.extensions });
    if (text instanceof GraphQLError) throw text;
    if (text !== params.query && text !== '') setParams({ ...params, query: text });
  },
});
