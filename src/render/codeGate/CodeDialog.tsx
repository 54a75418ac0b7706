import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { type OneTimeCodeSource, SendOneTimeCodeDocument, VerifyOneTimeCodeDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { CodeEntry } from '#src/ui/fields/CodeEntry.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

const LATER = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;
type Outcome = { readonly success: boolean; readonly errors: readonly { readonly message: string }[] } | undefined;
const wordsOf = (outcome: Outcome): string | null => (outcome?.success === true ? null : (outcome?.errors[0]?.message ?? LATER));

export type CodeDialogProps = {
  readonly source: OneTimeCodeSource;
  readonly onEnd: (isProven: boolean) => void;
};

/** Asks for an emailed code, which authorizes one action of `source` (product §7). */
export function CodeDialog({ source, onEnd }: CodeDialogProps) {
  const { client } = usePlatform();
  const send = useCallback(async (): Promise<string | null> => {
    try {
      const { data } = await client.mutate({ mutation: SendOneTimeCodeDocument, variables: { channel: 'EMAIL' } });
      return wordsOf(data?.sendOneTimeCode);
    } catch (error) {
      reportError('network', error);
      return LATER;
    }
  }, [client]);
  const verify = async (oneTimeCode: string): Promise<string | null> => {
    try {
      const { data } = await client.mutate({ mutation: VerifyOneTimeCodeDocument, variables: { oneTimeCode, source } });
      const why = wordsOf(data?.verifyOneTimeCode);
      if (why === null) onEnd(true);
      return why;
    } catch (error) {
      reportError('network', error);
      return LATER;
    }
  };
  return (
    <Dialog open onClose={() => onEnd(false)} title={t`Enter your code`} description={t`Enter your code to continue.`} width={440}>
      <Stack css={{ paddingTop: '$12' }}>
        <CodeEntry
          send={send}
          verify={verify}
          help={<Link to="/account/help">{t`Contact Support`}</Link>}
          leave={{ label: t`Cancel`, onPress: () => onEnd(false) }}
        />
      </Stack>
    </Dialog>
  );
}
