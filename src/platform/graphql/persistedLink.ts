import { ApolloLink, Observable } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { type OperationBody, sendOperation, type Way } from './sendOperation.ts';

export type DocumentHashes = Readonly<Record<string, string>>;

type Server = {
  readonly uri: () => string;
  readonly fetcher: typeof fetch;
  readonly isByHash?: () => boolean;
};

/**
 * Sends queries by GET with a hash, mutations by POST, and documents unknown to the server as text. Locations go only in mutations, never
 * in URLs.
 */
export function persistedLink(hashes: DocumentHashes, { uri, fetcher, isByHash = () => true }: Server): ApolloLink {
  const unknown = new Set<string>();
  const ask = async (operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> => {
    const { query, operationType, operationName, extensions } = operation;
    const variables = declaredIn(query, operation.variables);
    const send = (method: Way['method'], body: Omit<OperationBody, 'operationName' | 'variables'>): Promise<ApolloLink.Result> =>
      sendOperation(operation, { operationName, variables, ...body }, { method, uri: uri(), fetcher, signal });
    const name = operationName ?? '';
    if (isByHash() && !unknown.has(name)) {
      const persistedQuery = { version: 1, sha256Hash: await hashOf(query, hashes) };
      const method = operationType === 'query' ? 'GET' : 'POST';
      const result = await send(method, { extensions: { ...extensions, persistedQuery } });
      if (!isRefused(result)) return result;
      unknown.add(name);
    }
    return send('POST', { query: await textOf(query) });
  };
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        ask(operation, abort.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );
}

/** Drops undeclared variables, because servers refuse them. */
function declaredIn({ definitions }: DocumentNode, variables: OperationBody['variables']): OperationBody['variables'] {
  const names = definitions.flatMap((part) =>
    part.kind === 'OperationDefinition' ? (part.variableDefinitions ?? []).map(({ variable }) => variable.name.value) : [],
  );
  return Object.fromEntries(Object.entries(variables).filter(([name]) => names.includes(name)));
}

const REFUSALS: ReadonlySet<unknown> = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

const isRefused = ({ errors }: ApolloLink.Result): boolean => errors?.some(({ extensions }) => REFUSALS.has(extensions?.['code'])) ?? false;

const textOf = async (document: DocumentNode): Promise<string> => (await import('./documentText.ts')).print(document);

async function hashOf(document: DocumentNode, hashes: DocumentHashes): Promise<string> {
  const name = document.definitions.find((definition) => definition.kind === 'OperationDefinition')?.name?.value ?? '';
  return hashes[name] ?? sha256(await textOf(document));
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
