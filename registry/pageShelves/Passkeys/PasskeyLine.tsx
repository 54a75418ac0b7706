import { useState } from 'react';
import type { PasskeysHeldFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { formatDateTime } from '#src/ui/time.ts';
import { EntryLine, EntryWords } from '../../parts/text/entryLines.ts';

type Passkey = NonNullable<PasskeysHeldFragment['passkeys']>[number];

type Props = { readonly passkey: Passkey; readonly onRemove: () => Promise<unknown> };

export function PasskeyLine({ passkey: { name, host, createdAt, lastUsedAt }, onRemove }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    await onRemove();
    setIsBusy(false);
  };
  return (
    <EntryLine>
      <EntryWords>
        <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size={12} tone="ink2">{t`Added ${formatDateTime(new Date(createdAt))}`}</Text>
        <Text size={12} tone="ink2">
          {lastUsedAt === null ? t`Never used` : t`Last used ${formatDateTime(new Date(lastUsedAt))}`}
        </Text>
        {host === window.location.hostname ? null : (
          <Text size={12} tone="ink2" css={{ overflowWrap: 'anywhere' }}>{t`Works on ${host} only`}</Text>
        )}
      </EntryWords>
      <Button tone="secondary" size="small" busy={isBusy} aria-label={t`Remove ${name}`} onClick={() => void remove()}>{t`Remove`}</Button>
    </EntryLine>
  );
}
