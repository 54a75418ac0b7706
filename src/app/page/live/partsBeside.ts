import { ApolloClient, InMemoryCache } from '@apollo/client';
import possibleTypes from '#src/gql/possibleTypes.ts';
import { LayoutPartDocument, type LayoutPartQueryVariables } from '#src/gql/graphql.ts';
import type { Part } from './keptLayout.ts';

/** Returns a function that fetches parts of a layout past the cache. That function resolves to null if the revision is outdated. */
export function partsBeside({ link }: Pick<ApolloClient, 'link'>): (variables: LayoutPartQueryVariables) => Promise<Part | null> {
  const asker = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes }) });
  return async (variables) => {
    const { data } = await asker.query({ query: LayoutPartDocument, variables, fetchPolicy: 'no-cache' });
    // The cast is safe: this client does not mask fragments.
    return (data?.layoutPart as Part | null | undefined) ?? null;
  };
}
