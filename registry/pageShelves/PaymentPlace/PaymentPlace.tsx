import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { type PaymentPlaceFragment, PaymentPlaceFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { Choices } from '#src/render/payments/Choices.tsx';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const legends: { readonly [W in Way]: string } = { deposit: t`Where to pay`, withdrawal: t`Where to pick up` };

/** As large as the map. */
const Box = styled('div', { aspectRatio: '2 / 1', width: '100%' });

const PlaceMap = lazyWithRetry(async () => (await import('./PlaceMap.tsx')).PlaceMap);

type Word = 'legend';

export function PaymentPlace({ node }: { readonly node: FragmentType<PaymentPlaceFragment> }) {
  const { legend } = wordsIn<Word>(useNode(PaymentPlaceFragmentDoc, node));
  const { way, draft } = usePayment();
  if (draft === null || draft.places === null) return null;
  return (
    <Stack gap={8}>
      <Choices legend={legend ?? legends[way]} options={draft.places} value={draft.placeId} onChange={draft.choosePlace} />
      <Suspense fallback={<Box />}>
        <PlaceMap places={draft.places} chosenId={draft.placeId} />
      </Suspense>
    </Stack>
  );
}
