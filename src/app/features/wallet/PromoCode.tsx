import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { DisplayPromoCodeDocument, ValidateDepositPromoCodeDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';

const MOST_CHARACTERS = 40;

type Answer = { readonly about: string; readonly isValid: boolean; readonly message: string };
type Props = { readonly value: string; readonly onChange: (code: string) => void };

export function usePromoCode(): boolean {
  const isOn = useFlag('deposit-promo-display');
  const { data } = useQuery(DisplayPromoCodeDocument, { skip: !isOn, fetchPolicy: 'cache-and-network' });
  return isOn && data?.displayPromoCode === true;
}

export function PromoCode({ value, onChange }: Props) {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    const told = await client
      .query({ query: ValidateDepositPromoCodeDocument, variables: { promotionCode: value }, fetchPolicy: 'network-only' })
      .then(({ data }) => data?.validateDepositPromoCode)
      .catch(() => undefined);
    setBusy(false);
    const message = told?.message ?? t`The code could not be checked. Try again.`;
    setAnswer({ about: value, isValid: told?.status === 'VALID', message });
  };
  const known = answer?.about === value ? answer : null;
  return (
    <Stack gap={4}>
      <Row gap={8} css={{ alignItems: 'flex-end' }}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <Field
            label={t`Promotion code (optional)`}
            value={value}
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
        <Button tone="secondary" busy={isBusy} disabled={value.trim() === ''} onClick={() => void check()}>{t`Apply`}</Button>
      </Row>
      <Text as="p" size={13} tone={known?.isValid === false ? 'negative' : 'ink2'} aria-live="polite">
        {known?.message ?? ''}
      </Text>
    </Stack>
  );
}
