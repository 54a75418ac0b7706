import { type ApolloClient, type DocumentNode, InMemoryCache, type OperationVariables } from '@apollo/client';

type Named = { readonly value: string };
type Selected = { readonly selections: readonly Selection[] };
type Selection = { readonly kind: string; readonly name?: Named; readonly selectionSet?: Selected };
type Definition = { readonly kind: string; readonly name?: Named; readonly selectionSet: Selected };
type Entry = { readonly __typename: string; readonly id: string };

export type LongAnswer = {
  readonly query: DocumentNode;
  readonly variables: OperationVariables;
  readonly data: Readonly<Record<string, unknown>>;
  readonly list: string;
  readonly entries: readonly Entry[];
};

/**
 * Writes a long response to the cache in steps, because one step would block phones for 100 ms. Throws if the query has no field `list`.
 */
export async function takeInParts(client: ApolloClient, answer: LongAnswer, pause: () => Promise<void>): Promise<void> {
  const { query, variables, data, list, entries } = answer;
  const { cache } = client;
  await pause();
  const document = cache.transformDocument(query);
  await pause();
  // Lets Apollo analyze and cache the query in advance.
  client.watchQuery({ query, variables, fetchPolicy: 'standby' });
  await pause();
  const { ofEntry, ofRest } = partsOf(document, list);
  for (const entry of entries) {
    const id = cache.identify({ ...entry });
    if (id === undefined) continue;
    cache.write({ query: ofEntry, dataId: id, variables, result: { ...entry }, broadcast: false });
    // Lets the entry be garbage-collected, because writing retained it.
    if (cache instanceof InMemoryCache) cache.release(id);
    // Warms both kinds of reads, because Apollo caches them separately.
    for (const optimistic of [true, false]) {
      await pause();
      cache.diff({ query: ofEntry, id, variables, returnPartialData: true, optimistic });
    }
    await pause();
  }
  cache.write({ query: ofRest, dataId: 'ROOT_QUERY', variables, result: { ...data } });
}

/** Splits a document. Keeps the selection objects: Apollo's cache keys. */
function partsOf(document: DocumentNode, list: string): { readonly ofEntry: DocumentNode; readonly ofRest: DocumentNode } {
  const definitions = document.definitions as unknown as readonly Definition[];
  const [operation, ...fragments] = definitions;
  const entries = definitions.map(({ selectionSet }) => fieldIn(selectionSet, list)).find((found) => found?.selectionSet !== undefined);
  if (operation?.kind !== 'OperationDefinition' || !entries?.selectionSet) throw new TypeError(`A document without "${list}"`);
  const entry = entries.selectionSet;
  const outline = { ...entry, selections: entry.selections.flatMap(ofFragments(fragments)).filter(isIdentity) };
  const rest = definitions.map((definition) => ({ ...definition, selectionSet: replaced(definition.selectionSet, entry, outline) }));
  const made = (all: readonly Definition[]): DocumentNode => ({ ...document, definitions: all as never });
  return { ofEntry: made([{ ...operation, selectionSet: entry }, ...fragments]), ofRest: made(rest) };
}

const isIdentity = ({ name }: Selection): boolean => name?.value === 'id' || name?.value === '__typename';

const ofFragments =
  (fragments: readonly Definition[]) =>
  (selection: Selection): readonly Selection[] =>
    selection.kind === 'FragmentSpread'
      ? (fragments.find(({ name }) => name?.value === selection.name?.value)?.selectionSet.selections ?? [])
      : [selection];

function fieldIn({ selections }: Selected, name: string): Selection | undefined {
  for (const selection of selections) {
    if (selection.kind === 'Field' && selection.name?.value === name) return selection;
    const below = selection.selectionSet && fieldIn(selection.selectionSet, name);
    if (below) return below;
  }
  return undefined;
}

const replaced = (within: Selected, old: Selected, next: Selected): Selected =>
  within === old
    ? next
    : {
        ...within,
        selections: within.selections.map((selection) =>
          selection.selectionSet ? { ...selection, selectionSet: replaced(selection.selectionSet, old, next) } : selection,
        ),
      };
