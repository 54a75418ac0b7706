import type { ApolloLink } from '@apollo/client';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';
import { cookiesFor } from '../http/cookiesFor.ts';

const HEADERS = { accept: 'application/graphql-response+json,application/json;q=0.9', 'content-type': 'application/json' } as const;

/** Fixed GET order: equal queries have equal addresses. */
export type OperationBody = {
  readonly query?: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
};

export type Way = { readonly method: 'GET' | 'POST'; readonly uri: string; readonly fetcher: typeof fetch; readonly signal: AbortSignal };

/** Sends once, with cookies. Rejects with `ServerError`, `ServerParseError` or `fetch`'s error. */
export async function sendOperation(
  operation: ApolloLink.Operation,
  body: OperationBody,
  { method, uri, fetcher, signal }: Way,
): Promise<ApolloLink.Result> {
  const { headers } = operation.getContext() as { readonly headers?: Readonly<Record<string, string>> };
  const response = await fetcher(method === 'GET' ? addressOf(uri, body) : uri, {
    method,
    credentials: cookiesFor(uri),
    headers: { ...HEADERS, ...headers },
    signal,
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return (await parseAndCheckHttpResponse(operation)(response)) as ApolloLink.Result;
}

function addressOf(uri: string, body: OperationBody): string {
  const told = Object.entries(body).filter(([, value]) => value !== undefined);
  const words = told.map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`);
  return `${uri}?${words.join('&')}`;
}
