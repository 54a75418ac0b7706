import { useQuery } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { PageFrameDocument, type PageFrameQuery } from '#src/gql/graphql.ts';

const NOTHING: Partial<PageFrameQuery> = {};

/** Parts of the frame as published. A part that is absent or failed is left to the built-in frame. */
export const usePageFrame = (): Partial<PageFrameQuery> => useQuery(PageFrameDocument).data ?? NOTHING;

/** Asks once for each session: the answer in the page is a visitor's. */
export function usePlayersFrame(): void {
  const { isLoggedIn } = useAuth();
  useQuery(PageFrameDocument, { skip: isLoggedIn !== true, fetchPolicy: 'network-only' });
}
