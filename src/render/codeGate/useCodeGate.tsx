import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OneTimeCodeSource } from '#src/gql/graphql.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { HttpFault } from '#src/platform/index.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog.tsx')).CodeDialog }));

/** Whether the server wants a code before it does what was asked. */
export const isCodeNeeded = ({ status, body }: HttpFault): boolean =>
  status === 403 && isPlainObject(body) && body['error'] === 'mfa_required';

/** As `isCodeNeeded`, of what GraphQL answered. */
export const isCodeNeededBy = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'MFA_REQUIRED');

export type CodeGate = {
  /** Asks the player for a code. True: what was refused can be asked for again, once. */
  readonly ask: () => Promise<boolean>;
  /** Stands where the act is. */
  readonly dialog: ReactNode;
};

/** The way through for acts that need a code; its dialog is fetched when the first one does. */
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
