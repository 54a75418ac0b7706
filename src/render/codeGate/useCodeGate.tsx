import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OneTimeCodeSource } from '#src/gql/graphql.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { HttpFault } from '#src/platform/index.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog.tsx')).CodeDialog }));

export const isCodeNeeded = ({ status, body }: HttpFault): boolean =>
  status === 403 && isPlainObject(body) && body['error'] === 'mfa_required';

export const isCodeNeededBy = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'MFA_REQUIRED');

export type CodeGate = {
  /** Resolves to true when the refused request may be retried once. */
  readonly ask: () => Promise<boolean>;
  readonly dialog: ReactNode;
};

export function useCodeGate(source: OneTimeCodeSource): CodeGate {
  const [open, setOpen] = useState<{ readonly end: (isProven: boolean) => void } | null>(null);
  return {
    ask: () =>
      new Promise((done) =>
        setOpen({
          end: (isProven) => {
            setOpen(null);
            done(isProven);
          },
        }),
      ),
    dialog: open ? (
      <Suspense fallback={null}>
        <CodeDialog source={source} onEnd={open.end} />
      </Suspense>
    ) : null,
  };
}
