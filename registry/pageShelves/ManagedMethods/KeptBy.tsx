import { useQuery } from '@apollo/client/react';
import { type PaymentProviderFieldsFragment, PaymentProviderMethodsDocument } from '#src/gql/graphql.ts';
import { useHeading } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { typeOf, usePayment } from '../../parts/payment/payment.ts';
import { Problem } from '../../parts/payment/Problem.tsx';
import { SureButton } from '../../parts/payment/SureButton.tsx';
import { useChoices } from '../../parts/payment/useChoices.ts';

export type KeptWord = 'nothingText' | 'lostText' | 'removeLabel' | 'removeText';
type Props = { readonly provider: PaymentProviderFieldsFragment; readonly words: { readonly [N in KeptWord]?: string } };

export function KeptBy({ provider, words }: Props) {
  const type = typeOf(usePayment().way);
  const level = useHeading();
  const { data, error } = useQuery(PaymentProviderMethodsDocument, {
    variables: { paymentProviderId: provider.id, type },
    fetchPolicy: 'cache-and-network',
  });
  const { remove, problem } = useChoices(type);
  const methods = data?.paymentProviderMethods;
  return (
    <Stack gap={8}>
      <Heading as={level} size={16}>
        {provider.name}
      </Heading>
      {methods === undefined && !error ? <Skeleton height={44} /> : null}
      {error ? <Text as="p">{words.lostText ?? t`We could not load your saved payment methods.`}</Text> : null}
      {methods?.length === 0 ? (
        <Text as="p" size={13} tone="ink2">
          {words.nothingText ?? t`You have no saved payment methods here.`}
        </Text>
      ) : null}
      {methods?.map(({ id, name }) => (
        <SureButton
          key={id}
          subject={name}
          label={words.removeLabel ?? t`Remove`}
          question={`${t`Remove ${name}?`} ${words.removeText ?? t`You can add it again when you deposit. We still pay withdrawals back to it first.`}`}
          onSure={() => remove(id)}
        />
      ))}
      <Problem>{problem}</Problem>
    </Stack>
  );
}
