import type { FragmentType } from '@apollo/client';
import { type PaymentPlaceFragment, PaymentPlaceFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Choices } from '#src/render/payments/Choices.tsx';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const legends: { readonly [W in Way]: string } = { deposit: t`Where to pay`, withdrawal: t`Where to pick up` };

type Word = 'legend';

export function PaymentPlace({ node }: { readonly node: FragmentType<PaymentPlaceFragment> }) {
  const { legend } = wordsIn<Word>(useNode(PaymentPlaceFragmentDoc, node));
  const { way, draft } = usePayment();
  if (draft === null || draft.places === null) return null;
  return <Choices legend={legend ?? legends[way]} options={draft.places} value={draft.placeId} onChange={draft.choosePlace} />;
}
