import { GraphQLError } from 'graphql';

/** Errors that a client is meant to read, whatever the transport: a code, and the fields that are wrong. */
export const unauthenticated = (): GraphQLError =>
  new GraphQLError('You are not logged in. Please log in again to proceed.', { extensions: { code: 'UNAUTHENTICATED' } });

export const badInput = (message: string, field: readonly string[] = []): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });

/** An act that needs a code from its player first; nothing of it was done, and it may be asked for again as it was (`verifyOneTimeCode`). */
export const codeNeeded = (): GraphQLError => new GraphQLError('A code is needed too.', { extensions: { code: 'MFA_REQUIRED' } });
