import type { ApolloLink } from '@apollo/client';

export type RegionalSite = { readonly graphql: string; readonly socket: string };

export type RequestedFrom = { readonly page: string; readonly here: string };

/**
 * Returns the site that a refusal names; null if it is the current one or not trusted (product §7), or for location packets, which cannot
 * be resent.
 */
export function regionalSiteIn(
  { errors }: ApolloLink.Result,
  { query }: Pick<ApolloLink.Operation, 'query'>,
  asked: RequestedFrom,
): RegionalSite | null {
  const extensions = errors?.find(({ extensions }) => extensions?.['code'] === 'UNAUTHORIZED_REGION')?.extensions ?? {};
  return checksLocation(query) ? null : parseRegionalSite(extensions, asked);
}

export function parseRegionalSite(extensions: Readonly<Record<string, unknown>>, { page, here }: RequestedFrom): RegionalSite | null {
  const from = new URL(here, page).href;
  const graphql = trusted(extensions['sportsbookUrl'], { page, from, scheme: 'http' });
  const socket = trusted(extensions['sportsbookWebsocketUrl'], { page, from, scheme: 'ws' });
  return graphql === null || socket === null || graphql === from ? null : { graphql, socket };
}

const checksLocation = ({ definitions }: ApolloLink.Operation['query']): boolean =>
  definitions.some(
    (part) =>
      part.kind === 'OperationDefinition' &&
      part.selectionSet.selections.some((field) => field.kind === 'Field' && field.name.value === 'geoComplyAuthorizeGeoPacket'),
  );

type Way = { readonly page: string; readonly from: string; readonly scheme: 'http' | 'ws' };

/**
 * Returns the address if tokens may be sent there: to this host, between localhosts, or encrypted; else null. The content security policy
 * limits hosts further.
 */
function trusted(address: unknown, { page, from, scheme }: Way): string | null {
  const base = from.replace(/^http/, scheme);
  if (typeof address !== 'string' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const own = new URL(page.replace(/^http/, scheme));
  const isHere = url.host === own.host && url.protocol === own.protocol;
  // Local sites differ by port and have no certificates.
  const isBeside = /(^|\.)localhost$/.test(url.hostname) && /(^|\.)localhost$/.test(own.hostname) && url.protocol === own.protocol;
  return (isHere || isBeside || url.protocol === `${scheme}s:`) && url.username === '' ? url.href : null;
}
