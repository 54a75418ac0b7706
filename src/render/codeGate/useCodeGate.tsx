import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { OneTimeCodeSource } from '#src/gql/graphql.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { t } from '#src/shared/text/t.ts';
import { type HttpFault, reportError } from '#src/platform/index.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { patiently } from '../lazyView.ts';
import type { CodeDialogProps } from './CodeDialog.tsx';

const CodeDialog = lazy((): Promise<{ readonly default: ComponentType<CodeDialogProps> }> =>
  patiently(() => import('./CodeDialog.tsx')).then(
    (loaded) => ({ default: loaded.CodeDialog }),
    (error: unknown) => {
      reportError('boot', error);
      return { default: LostDialog };
    },
  ),
);

/** Stands in for a dialog that failed to load. Ends without a code, so that `askForCode` settles. */
function LostDialog({ onEnd }: CodeDialogProps): null {
  useEffect(() => {
    toast({
      id: 'code-lost',
      type: 'danger',
      title: t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`,
    });
    onEnd(false);
  }, [onEnd]);
  return null;
}

export const isCodeNeeded = ({ status, body }: HttpFault): boolean =>
  status === 403 && isPlainObject(body) && body['error'] === 'mfa_required';

export const isCodeNeededBy = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'MFA_REQUIRED');

export type CodeGate = {
  readonly ask: () => Promise<boolean>;
  readonly dialog: ReactNode;
};

export function useCodeGate(source: OneTimeCodeSource): CodeGate {
  const [dialog, show] = useState<ReactNode>(null);
  return { ask: () => askForCode(source, show), dialog };
}

/** Calls `show` with the code dialog, then with null. Resolves to true if the code was right, so that the caller may retry once. */
export const askForCode = (source: OneTimeCodeSource, show: (dialog: ReactNode) => void): Promise<boolean> =>
  new Promise((done) => {
    const end = (isProven: boolean): void => {
      show(null);
      done(isProven);
    };
    show(
      <Suspense fallback={null}>
        <CodeDialog source={source} onEnd={end} />
      </Suspense>,
    );
  });
