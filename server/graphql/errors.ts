import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { GENERIC } from '../generic.ts';
import type { Ports } from '../ports.ts';
import type { GraphQLContext } from './context.ts';

export const unauthenticated = (): GraphQLError =>
  new GraphQLError('You are not logged in. Please log in again to proceed.', { extensions: { code: 'UNAUTHENTICATED' } });

export const badInput = (message: string, field: readonly string[] = []): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });

/** An act that needs a code from its player first; nothing of it was done, and it may be asked for again as it was (`verifyOneTimeCode`). */
export const codeNeeded = (): GraphQLError => new GraphQLError('A code is needed too.', { extensions: { code: 'MFA_REQUIRED' } });

/** The session of a resolver that is for players only. */
export function sessionIn({ viewer }: GraphQLContext): NonNullable<GraphQLContext['viewer']['session']> {
  if (!viewer.session) throw unauthenticated();
  return viewer.session;
}

/** Errors we did not mean to show become one sentence and an id; the log has the rest under that id. */
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
