import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { print } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';

/** Hashes by operation name, as the build wrote them. */
export type DocumentHashes = Readonly<Record<string, string>>;

/**
 * Queries by GET with the hash of their text, mutations by POST. A hash that the server does not know is not sent again: that operation
 * goes as text from then on. Operations that carry a location packet never become part of an address.
 */
export function persistedLink(hashes: DocumentHashes, terminating: ApolloLink): ApolloLink {
  const unknown = new Set<string>();
  const options = (useGETForHashedQueries: boolean): PersistedQueryLink.Options => ({
    generateHash: (document) => hashOf(document, hashes),
    useGETForHashedQueries,
    retry: ({ meta, operation }) => {
      const isRefused = meta.persistedQueryNotFound || meta.persistedQueryNotSupported;
      if (isRefused) unknown.add(operation.operationName ?? '');
      if (isRefused) delete operation.extensions['persistedQuery'];
      return isRefused;
    },
  });
  const byGet = new PersistedQueryLink(options(true)).concat(terminating);
  const byPost = new PersistedQueryLink(options(false)).concat(terminating);
  const byHash = ApolloLink.split(({ variables }) => isSecret(variables), byPost, byGet);
  return ApolloLink.split(({ operationName }) => unknown.has(operationName ?? ''), terminating, byHash);
}

const isSecret = (variables: Record<string, unknown>): boolean =>
  ['geoPacket', 'latLongParams', 'connectToken'].some((name) => (variables[name] ?? null) !== null);

/** The generated hash; for a document that the build did not see, the same hash made here. */
async function hashOf(document: DocumentNode, hashes: DocumentHashes): Promise<string> {
  const name = document.definitions.find((definition) => definition.kind === 'OperationDefinition')?.name?.value ?? '';
  return hashes[name] ?? sha256(print(document));
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
