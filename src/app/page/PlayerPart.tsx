import { useQuery } from '@apollo/client/react';
import { PageLayoutPlayerDocument } from '#src/gql/graphql.ts';

/**
 * Asks for the player's own fields of a page, into the same entities; the shelves show their skeletons until they are there. Draws nothing.
 * A file of its own, so that its documents load with the first player and not with the page.
 */
export function PlayerPart({ canonicalUrl }: { readonly canonicalUrl: string }) {
  useQuery(PageLayoutPlayerDocument, { variables: { canonicalUrl }, fetchPolicy: 'network-only' });
  return null;
}
