import { CombinedGraphQLErrors } from '@apollo/client/errors';

const BEFORE_ALL: ReadonlySet<unknown> = new Set(['UNAUTHENTICATED', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED']);

/** Error code of an operation that was not executed; null if it may have been. */
export function rejectionIn(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const codes = error.errors.map(({ extensions }): unknown => extensions?.['code']);
  return codes.length > 0 && codes.every((code) => BEFORE_ALL.has(code)) ? String(codes[0]) : null;
}
