import type { FragmentType } from '@apollo/client';
import { type PaymentMethodsFragment, PaymentMethodsFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Choices } from '#src/render/payments/Choices.tsx';
import { providerOption, worded } from '#src/shared/payments/choices.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const legends: { readonly [W in Way]: string } = { deposit: t`Payment method`, withdrawal: t`Send to` };

export function PaymentMethods({ node }: { readonly node: FragmentType<PaymentMethodsFragment> }) {
  const { methods, ...shelf } = useNode(PaymentMethodsFragmentDoc, node);
  const { legend } = wordsIn<'legend'>(shelf);
  const { way, draft } = usePayment();
  if (draft === null) return null;
  const options = worded(draft.providers.map(providerOption), methods);
  return <Choices legend={legend ?? legends[way]} options={options} value={draft.provider.id} onChange={draft.choose} />;
}
