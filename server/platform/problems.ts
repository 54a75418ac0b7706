import { GraphQLError } from 'graphql';

export const unauthenticated = (): GraphQLError =>
  new GraphQLError('You are not logged in. Please log in again to proceed.', { extensions: { code: 'UNAUTHENTICATED' } });

export const badInput = (message: string, field: readonly string[] = []): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });

/** Sent before the operation has any effect. The client retries after `verifyOneTimeCode`. */
export const codeNeeded = (): GraphQLError => new GraphQLError('Please enter your code.', { extensions: { code: 'MFA_REQUIRED' } });
