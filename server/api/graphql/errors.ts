import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { GENERIC } from '#server/platform/text/generic.ts';
import type { Ports } from '#server/platform/ports.ts';

/** Masks unexpected errors as internal ones and logs the original under a correlation id. */
export function createErrorMask(log: Logger, ports: Pick<Ports, 'newId'>): (error: unknown) => Error {
  return (error) => {
    if (isMeant(error) && !('originalError' in error.extensions)) return error;
    const correlationId = ports.newId();
    if (isMeant(error)) return withoutCause(error, correlationId, log);
    const { path } = error instanceof GraphQLError ? error : { path: undefined };
    log.error({
      event: 'graphql-fault',
      correlationId,
      path,
      error: error instanceof GraphQLError ? (error.originalError ?? error) : error,
    });
    return new GraphQLError(GENERIC, { extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId }, ...(path ? { path } : {}) });
  };
}

/** Drops the parser's error, which quotes the unreadable body. */
function withoutCause({ message, extensions }: GraphQLError, correlationId: string, log: Logger): GraphQLError {
  const { originalError: _, ...told } = extensions;
  log.info({ event: 'graphql-refused', correlationId, code: told['code'] });
  return new GraphQLError(message, { extensions: { ...told, correlationId, http: { status: 400 } } });
}

function isMeant(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  return error.originalError === undefined || isMeant(error.originalError);
}
