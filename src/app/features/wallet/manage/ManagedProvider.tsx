import { useQuery } from '@apollo/client/react';
import { PaymentProviderMethodsDocument, type PaymentProviderFieldsFragment, type TransactionType } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { SureButton } from './SureButton.tsx';
import { useChoices } from './useChoices.ts';

type Props = { readonly provider: PaymentProviderFieldsFragment; readonly type: TransactionType };
const nouns: { readonly [T in TransactionType]: string } = { DEPOSIT: t`deposits`, WITHDRAWAL: t`withdrawals` };

export function ManagedProvider({ provider, type }: Props) {
  const { data, error } = useQuery(PaymentProviderMethodsDocument, {
    variables: { paymentProviderId: provider.id, type },
    skip: !provider.methodOptions.manageMethodsPermitted,
    fetchPolicy: 'cache-and-network',
  });
  const { remove, exclude, problem } = useChoices(type);
  const methods = data?.paymentProviderMethods;
  const isWaiting = provider.methodOptions.manageMethodsPermitted && methods === undefined && !error;
  return (
    <Stack gap={8}>
      <Heading as="h3" size={16}>
        {provider.name}
      </Heading>
      {isWaiting ? <Skeleton height={44} /> : null}
      {error ? <Text as="p">{t`We could not load what is kept here.`}</Text> : null}
      {methods?.length === 0 ? <Text as="p" size={13} tone="ink2">{t`Nothing is kept here.`}</Text> : null}
      {methods?.map(({ id, name }) => (
        <SureButton
          key={id}
          subject={name}
          label={t`Remove`}
          question={t`Remove ${name}? You can give it again with a deposit. What you have paid with it still goes back to it first.`}
          onSure={() => remove(id)}
        />
      ))}
      {provider.excluded ? (
        <Text as="p" size={13} tone="ink2">{t`Excluded from ${nouns[type]}. Customer support can lift this.`}</Text>
      ) : (
        <SureButton
          subject={t`All ${nouns[type]} by ${provider.name.toLowerCase()}`}
          label={t`Exclude`}
          question={t`Exclude ${provider.name.toLowerCase()} from your ${nouns[type]}? You cannot undo this yourself: customer support can lift it.`}
          onSure={() => exclude(provider.id)}
        />
      )}
      <div aria-live="polite">
        {problem === null ? null : (
          <Text as="p" tone="negative">
            {problem}
          </Text>
        )}
      </div>
    </Stack>
  );
}
