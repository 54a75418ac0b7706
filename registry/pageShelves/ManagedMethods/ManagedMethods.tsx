import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { type ManagedMethodsFragment, ManagedMethodsFragmentDoc } from '#src/gql/graphql.ts';
import { Region, useNode } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { ManagedDialog, type ManagedWord } from './ManagedDialog.tsx';
import { wordsIn } from '../../parts/text/words.ts';

export function ManagedMethods({ node }: { readonly node: FragmentType<ManagedMethodsFragment> }) {
  const { id, ...shelf } = useNode(ManagedMethodsFragmentDoc, node);
  const words = wordsIn<ManagedWord | 'openLabel'>(shelf);
  const { draft } = usePayment();
  const [isOpen, setOpen] = useState(false);
  if (draft === null) return null;
  return (
    <>
      <Button block tone="quiet" onClick={() => setOpen(true)}>
        {words.openLabel ?? t`Manage payment methods`}
      </Button>
      {isOpen ? (
        <ManagedDialog providers={draft.providers} words={words} onClose={() => setOpen(false)}>
          <Region of={id} name="exclusion" />
        </ManagedDialog>
      ) : null}
    </>
  );
}
