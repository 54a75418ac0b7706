import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { GENERIC } from '#server/platform/text/generic.ts';
import type { Ports } from '#server/platform/ports.ts';

/** Masks unexpected errors as internal ones and logs the original under a correlation id. */
export function createErrorMask(log: Logger, ports: Pick<Ports, 'newId'>): (error: unknown) => Error {
  return (error) => {
    if (isMeant(error)) return error;
    const correlationId = ports.newId();
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

function isMeant(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  return error.originalError === undefined || isMeant(error.originalError);
}
