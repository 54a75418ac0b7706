import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { isTransient } from '#server/platform/store/index.ts';
import { GENERIC, UNAVAILABLE, UNAVAILABLE_CODE } from '#server/platform/text/generic.ts';
import type { Ports } from '#server/platform/ports.ts';

export function createErrorMask(log: Logger, ports: Pick<Ports, 'newId'>): (error: unknown) => Error {
  return (error) => {
    if (isMeant(error) && !('originalError' in error.extensions)) return error;
    const correlationId = ports.newId();
    if (isMeant(error)) return withoutCause(error, correlationId, log);
    const { path } = error instanceof GraphQLError ? error : { path: undefined };
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    log.error({ event: 'graphql-fault', correlationId, path, error: cause });
    const at = path ? { path } : {};
    if (!isTransient(cause)) return new GraphQLError(GENERIC, { extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId }, ...at });
    // Sends status 503 only if a root field failed, because otherwise the response contains other data.
    const http = path === undefined || path.length === 1 ? { http: { status: 503 } } : {};
    return new GraphQLError(UNAVAILABLE, { extensions: { code: UNAVAILABLE_CODE, correlationId, ...http }, ...at });
  };
}

/** Drops `originalError`, because a parse error quotes the request's body. */
function withoutCause({ message, extensions }: GraphQLError, correlationId: string, log: Logger): GraphQLError {
  const { originalError: _, ...told } = extensions;
  log.info({ event: 'graphql-refused', correlationId, code: told['code'] });
  return new GraphQLError(message, { extensions: { ...told, correlationId, http: { status: 400 } } });
}

function isMeant(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  return error.originalError === undefined || isMeant(error.originalError);
}
