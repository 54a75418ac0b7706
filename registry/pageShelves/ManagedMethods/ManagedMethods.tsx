import type { FragmentType } from '@apollo/client';
import { Suspense, useState } from 'react';
import { type ManagedMethodsFragment, ManagedMethodsFragmentDoc } from '#src/gql/graphql.ts';
import { Region, useNode } from '#src/render/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import type { KeptWord } from './KeptBy.tsx';
import { wordsIn } from '../../parts/text/words.ts';

const KeptBy = lazyWithRetry(async () => (await import('../paymentUpkeep.ts')).KeptBy);

type Word = 'openLabel' | 'heading' | 'sentence';

export function ManagedMethods({ node }: { readonly node: FragmentType<ManagedMethodsFragment> }) {
  const { id, ...shelf } = useNode(ManagedMethodsFragmentDoc, node);
  const words = wordsIn<Word | KeptWord>(shelf);
  const { draft } = usePayment();
  const [isOpen, setOpen] = useState(false);
  if (draft === null) return null;
  return (
    <>
      <Button block tone="quiet" onClick={() => setOpen(true)}>
        {words.openLabel ?? t`Manage payment methods`}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.heading ?? t`Payment methods`}
        description={words.sentence ?? t`Your saved cards and accounts, and the ones you have blocked.`}
        width={480}
      >
        <Suspense fallback={<Skeleton height={120} />}>
          <Stack gap={24}>
            {draft.providers
              .filter(({ methodOptions }) => methodOptions.manageMethodsPermitted)
              .map((provider) => (
                <KeptBy key={provider.id} provider={provider} words={words} />
              ))}
            <Region of={id} name="exclusion" />
          </Stack>
        </Suspense>
      </Dialog>
    </>
  );
}
