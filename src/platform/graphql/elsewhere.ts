import type { ApolloLink } from '@apollo/client';

/** Where another region is served: of calls and of the socket. */
export type Elsewhere = { readonly graphql: string; readonly socket: string };

/** `page` is the address of the page, `here` where the call went that is answered. */
export type Asked = { readonly page: string; readonly here: string };

/**
 * Where an answer `UNAUTHORIZED_REGION` says that the region is served (product §7); null where it says nothing, nothing new, or an address that
 * a page of ours would not call, and for the location check, whose packet is of one use.
 */
export function elsewhereIn({ errors }: ApolloLink.Result, { query }: Pick<ApolloLink.Operation, 'query'>, asked: Asked): Elsewhere | null {
  const told = errors?.find(({ extensions }) => extensions?.['code'] === 'UNAUTHORIZED_REGION')?.extensions ?? {};
  return checksLocation(query) ? null : elsewhereTold(told, asked);
}

/** The same by the names that answers of REST and of startup have for it. What is relative, is so to where it was asked. */
export function elsewhereTold(told: Readonly<Record<string, unknown>>, { page, here }: Asked): Elsewhere | null {
  const from = new URL(here, page).href;
  const graphql = trusted(told['sportsbookUrl'], { page, from, scheme: 'http' });
  const socket = trusted(told['sportsbookWebsocketUrl'], { page, from, scheme: 'ws' });
  return graphql === null || socket === null || graphql === from ? null : { graphql, socket };
}

const checksLocation = ({ definitions }: ApolloLink.Operation['query']): boolean =>
  definitions.some(
    (part) =>
      part.kind === 'OperationDefinition' &&
      part.selectionSet.selections.some((field) => field.kind === 'Field' && field.name.value === 'geoComplyAuthorizeGeoPacket'),
  );

type Way = { readonly page: string; readonly from: string; readonly scheme: 'http' | 'ws' };

/** Tokens go along: only to this host, or encrypted. Which hosts those may be is the page's policy (connect-src). Null for any other address. */
function trusted(address: unknown, { page, from, scheme }: Way): string | null {
  const base = from.replace(/^http/, scheme);
  if (typeof address !== 'string' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const own = new URL(page.replace(/^http/, scheme));
  const isHere = url.host === own.host && url.protocol === own.protocol;
  // Sites of one machine are another origin by their port alone, and have no certificate.
  const isBeside = /(^|\.)localhost$/.test(url.hostname) && /(^|\.)localhost$/.test(own.hostname) && url.protocol === own.protocol;
  return (isHere || isBeside || url.protocol === `${scheme}s:`) && url.username === '' ? url.href : null;
}
