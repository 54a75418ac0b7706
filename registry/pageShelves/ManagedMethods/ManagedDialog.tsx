import type { ReactNode } from 'react';
import type { PaymentProviderFieldsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { KeptBy, type KeptWord } from './KeptBy.tsx';

export type ManagedWord = KeptWord | 'heading' | 'sentence';
type Props = {
  readonly providers: readonly PaymentProviderFieldsFragment[];
  readonly words: { readonly [N in ManagedWord]?: string };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function ManagedDialog({ providers, words, onClose, children }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.heading ?? t`Payment methods`}
      description={words.sentence ?? t`Your saved cards and accounts, and the ones you have blocked.`}
      width={480}
    >
      <Stack gap={24}>
        {providers
          .filter(({ methodOptions }) => methodOptions.manageMethodsPermitted)
          .map((provider) => (
            <KeptBy key={provider.id} provider={provider} words={words} />
          ))}
        {children}
      </Stack>
    </Dialog>
  );
}
