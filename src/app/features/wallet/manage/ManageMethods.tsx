import { useState } from 'react';
import type { PaymentProviderFieldsFragment, TransactionType } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ManagedProvider } from './ManagedProvider.tsx';

type Provider = PaymentProviderFieldsFragment;
type Props = { readonly providers: readonly Provider[]; readonly type: TransactionType };

const isManaged = ({ methodOptions, excluded, availability }: Provider): boolean =>
  methodOptions.manageMethodsPermitted || excluded || availability === 'AVAILABLE';

export function ManageMethods({ providers, type }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>{t`Manage payment methods`}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Payment methods`}
        description={t`Cards and accounts that are kept for you, and what you want to be kept from.`}
        width={480}
      >
        <Stack gap={24}>
          {providers.filter(isManaged).map((provider) => (
            <ManagedProvider key={provider.id} provider={provider} type={type} />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
