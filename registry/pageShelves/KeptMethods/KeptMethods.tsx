import type { FragmentType } from '@apollo/client';
import { type KeptMethodsFragment, KeptMethodsFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Choices } from '#src/render/payments/Choices.tsx';
import { depositMethods, NEW, withdrawalMethods } from '#src/shared/payments/choices.ts';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

type Word = 'newLabel' | 'newText';

export function KeptMethods({ node }: { readonly node: FragmentType<KeptMethodsFragment> }) {
  const { newLabel, newText } = wordsIn<Word>(useNode(KeptMethodsFragmentDoc, node));
  const { way, draft } = usePayment();
  if (draft === null) return null;
  const { provider, methodId } = draft;
  const listed = way === 'deposit' ? depositMethods(provider) : withdrawalMethods(provider);
  if (provider.methods.length === 0) return null;
  const options = listed.map((option) =>
    option.id === NEW ? { ...option, name: newLabel ?? option.name, text: newText ?? option.text } : option,
  );
  return (
    <Choices
      legend={provider.methodOptions.paymentsMethodsHeader}
      options={options}
      value={methodId ?? NEW}
      onChange={draft.chooseMethod}
    />
  );
}
