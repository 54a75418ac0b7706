import type { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { cookiesFor } from '../http/cookiesFor.ts';

const HEADERS = { accept: 'application/graphql-response+json,application/json;q=0.9', 'content-type': 'application/json' } as const;

/** The order of keys is fixed, so that equal queries have equal URLs. */
export type OperationBody = {
  readonly query?: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
};

export type Way = { readonly method: 'GET' | 'POST'; readonly uri: string; readonly fetcher: typeof fetch; readonly signal: AbortSignal };

/** Sends an operation once, with cookies. Rejects with `ServerError`, `ServerParseError` or `fetch`'s error. */
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
  return answerOf(response, await response.text());
}

/** Parses a response as Apollo does. Apollo's own code would add a stream reader to the first load. */
function answerOf(response: Response, bodyText: string): ApolloLink.Result {
  const speaksGraphql = response.headers.get('content-type')?.includes('application/graphql-response+json');
  if (!speaksGraphql && response.status >= 300) throw new ServerError(`Answered with status ${response.status}`, { response, bodyText });
  const result = jsonIn(response, bodyText);
  if (isPlainObject(result) && ('data' in result || 'errors' in result)) return result as ApolloLink.Result;
  throw new ServerError('The answer is malformed: it has neither data nor errors', { response, bodyText });
}

function jsonIn(response: Response, bodyText: string): unknown {
  try {
    return JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
}

function addressOf(uri: string, body: OperationBody): string {
  const told = Object.entries(body).filter(([, value]) => value !== undefined);
  const words = told.map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`);
  return `${uri}?${words.join('&')}`;
}
