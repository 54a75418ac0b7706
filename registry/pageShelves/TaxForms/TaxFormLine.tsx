import { useState } from 'react';
import type { TaxFormsHeldFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { EntryLine, EntryWords } from '../../parts/text/entryLines.ts';
import { useDownload } from './useDownload.ts';

type Form = NonNullable<TaxFormsHeldFragment['years']>[number]['forms'][number];
type State = 'done' | 'failed' | 'loading' | 'none';

export function TaxFormLine({ form: { displayName, downloadUrl } }: { readonly form: Form }) {
  const download = useDownload();
  const [state, setState] = useState<State>('none');
  const take = async (): Promise<void> => {
    setState('loading');
    setState((await download(downloadUrl, `${displayName}.pdf`)) ? 'done' : 'failed');
  };
  return (
    <EntryLine>
      <EntryWords>
        <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
          {displayName}
        </Text>
        <Text size={12} tone={state === 'failed' ? 'negative' : 'ink2'} aria-live="polite">
          {state === 'failed' ? t`We could not load the form. Please try again.` : state === 'done' ? t`Saved on this device` : ''}
        </Text>
      </EntryWords>
      <Button
        tone="secondary"
        size="small"
        busy={state === 'loading'}
        aria-label={t`Download ${displayName}`}
        onClick={() => void take()}
      >{t`Download`}</Button>
    </EntryLine>
  );
}
