import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';
import { of } from 'rxjs';

export type PersistedDocuments = {
  readonly texts: Readonly<Record<string, string>>;
  readonly hashes: Readonly<Record<string, string>>;
};

export async function persistedDocuments(documents: readonly DocumentNode[]): Promise<PersistedDocuments> {
  const texts: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const document of documents) {
    const operation = operationOf(document);
    if (operation?.name === undefined) continue;
    const text = print(await asSent(document, operation));
    const hash = createHash('sha256').update(text).digest('hex');
    texts[hash] = text;
    hashes[operation.name.value] = hash;
  }
  return { texts: sorted(texts), hashes: sorted(hashes) };
}

const operationOf = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

// Sends the operation through a real client, which adds `__typename` and drops client directives.
async function asSent(document: DocumentNode, { operation }: OperationDefinitionNode): Promise<DocumentNode> {
  const sent: DocumentNode[] = [];
  const link = new ApolloLink(({ query }) => {
    sent.push(query);
    return of({ data: {} });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache(), dataMasking: true });
  const run = {
    query: () => client.query({ query: document, fetchPolicy: 'no-cache', errorPolicy: 'ignore' }),
    mutation: () => client.mutate({ mutation: document, fetchPolicy: 'no-cache', errorPolicy: 'ignore' }),
    subscription: () => firstOf(client, document),
  }[operation];
  await run();
  client.stop();
  const [first] = sent;
  if (first === undefined) throw new Error('The client sent nothing for a document');
  return first;
}

const firstOf = (client: ApolloClient, query: DocumentNode): Promise<void> =>
  new Promise((resolve, reject) => {
    client.subscribe({ query, fetchPolicy: 'no-cache' }).subscribe({ complete: () => resolve(), error: reject });
  });

const sorted = (record: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1)));
