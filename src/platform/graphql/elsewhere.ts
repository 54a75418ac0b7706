import type { ApolloLink } from '@apollo/client';

/** Where another region is served: of calls and of the socket. */
export type Elsewhere = { readonly graphql: string; readonly socket: string };

/**
 * Where an answer `UNAUTHORIZED_REGION` says that the region is served (product §7); null where it says nothing, nothing new, or an address that
 * a page of ours would not call, and for the location check, whose packet is of one use. `page` is the address of the page, `here` where calls go.
 */
export function elsewhereIn(
  { errors }: ApolloLink.Result,
  { query }: Pick<ApolloLink.Operation, 'query'>,
  { page, here }: { readonly page: string; readonly here: string },
): Elsewhere | null {
  const told = errors?.find(({ extensions }) => extensions?.['code'] === 'UNAUTHORIZED_REGION')?.extensions ?? {};
  const graphql = trusted(told['sportsbookUrl'], page, 'http');
  const socket = trusted(told['sportsbookWebsocketUrl'], page, 'ws');
  if (graphql === null || socket === null || graphql === new URL(here, page).href || checksLocation(query)) return null;
  return { graphql, socket };
}

const checksLocation = ({ definitions }: ApolloLink.Operation['query']): boolean =>
  definitions.some(
    (part) =>
      part.kind === 'OperationDefinition' &&
      part.selectionSet.selections.some((field) => field.kind === 'Field' && field.name.value === 'geoComplyAuthorizeGeoPacket'),
  );

/** Tokens go along: only to this host, or encrypted. Which hosts those may be is the page's policy (connect-src). Null for any other address. */
function trusted(address: unknown, page: string, scheme: 'http' | 'ws'): string | null {
  const base = page.replace(/^http/, scheme);
  if (typeof address !== 'string' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isHere = url.host === new URL(page).host && url.protocol === new URL(base).protocol;
  return (isHere || url.protocol === `${scheme}s:`) && url.username === '' ? url.href : null;
}
