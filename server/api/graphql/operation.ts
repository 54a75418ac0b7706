import type { FastifyRequest } from 'fastify';
import { membersOf, isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Params } from './persistedDocuments.ts';

export function paramsOf(request: FastifyRequest): Params | null {
  try {
    return request.method === 'GET' ? fromQuery(request.url) : fromBody(request.body);
  } catch {
    return null;
  }
}

function fromQuery(url: string): Params | null {
  const search = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const json = (name: string) => {
    const text = search.get(name);
    return text ? membersOf(JSON.parse(text)) : undefined;
  };
  const params = {
    query: search.get('query') ?? undefined,
    operationName: search.get('operationName') ?? undefined,
    variables: json('variables'),
    extensions: json('extensions'),
  };
  return hasShape(params) ? params : null;
}

function fromBody(body: unknown): Params | null {
  const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : null;
  return isPlainObject(parsed) && hasShape(parsed) ? parsed : null;
}

const hasShape = (params: Readonly<Record<string, unknown>>): params is Params & Readonly<Record<string, unknown>> =>
  ['query', 'operationName'].every((name) => typeof (params[name] ?? '') === 'string') &&
  ['variables', 'extensions'].every((name) => isPlainObject(params[name] ?? {}));
