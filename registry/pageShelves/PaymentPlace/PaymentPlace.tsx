import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { type PaymentPlaceFragment, PaymentPlaceFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const Box = styled('div', { aspectRatio: '2 / 1', width: '100%' });

const Places = lazyWithRetry(async () => (await import('./Places.tsx')).Places);

type Word = 'legend';

export function PaymentPlace({ node }: { readonly node: FragmentType<PaymentPlaceFragment> }) {
  const { legend } = wordsIn<Word>(useNode(PaymentPlaceFragmentDoc, node));
  const { way, draft } = usePayment();
  if (draft === null || draft.places === null) return null;
  return (
    <Suspense fallback={<Box role="status" aria-label={t`Loading`} />}>
      <Places way={way} legend={legend} places={draft.places} draft={draft} />
    </Suspense>
  );
}
