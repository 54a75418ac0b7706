import { useQuery } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { PageFrameDocument, type PageFrameQuery } from '#src/gql/graphql.ts';

const NOTHING: Partial<PageFrameQuery> = {};

/** Published parts; the built-in frame replaces absent and failed ones. */
export const usePageFrame = (): Partial<PageFrameQuery> => useQuery(PageFrameDocument).data ?? NOTHING;

/** Queries once per session: the page has a visitor's answer. */
export function usePlayersFrame(): void {
  const { isLoggedIn } = useAuth();
  useQuery(PageFrameDocument, { skip: isLoggedIn !== true, fetchPolicy: 'network-only' });
}
