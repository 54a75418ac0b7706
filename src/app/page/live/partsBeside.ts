import { ApolloClient, InMemoryCache } from '@apollo/client';
import possibleTypes from '#src/gql/possibleTypes.ts';
import { LayoutPartDocument, type LayoutPartQueryVariables } from '#src/gql/graphql.ts';
import type { Part } from './keptLayout.ts';

/**
 * The same way to the server, without a memory and without masks: what it answers goes into the page's cache in one step with the rest. Null
 * when the revision that was named is not the one of now.
 */
export function partsBeside({ link }: Pick<ApolloClient, 'link'>): (variables: LayoutPartQueryVariables) => Promise<Part | null> {
  const asker = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes }) });
  return async (variables) => {
    const { data } = await asker.query({ query: LayoutPartDocument, variables, fetchPolicy: 'no-cache' });
    // This client puts no masks.
    return (data?.layoutPart as Part | null | undefined) ?? null;
  };
}
