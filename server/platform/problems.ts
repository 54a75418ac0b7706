import { GraphQLError } from 'graphql';

export const unauthenticated = (): GraphQLError =>
  new GraphQLError('You are not logged in. Please log in again to proceed.', { extensions: { code: 'UNAUTHENTICATED' } });

export const badInput = (message: string, field: readonly string[] = []): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });

/** The action needs a one-time code (`verifyOneTimeCode`). Nothing was done; retry it unchanged. */
export const codeNeeded = (): GraphQLError => new GraphQLError('A code is needed too.', { extensions: { code: 'MFA_REQUIRED' } });
