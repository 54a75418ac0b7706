import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type PromotionCodeFragment, PromotionCodeFragmentDoc, ValidateDepositPromoCodeDocument } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const MOST_CHARACTERS = 40;

type Answer = { readonly about: string; readonly isValid: boolean; readonly message: string };

type Word = 'caption' | 'applyLabel' | 'lostText';

export function PromotionCode({ node }: { readonly node: FragmentType<PromotionCodeFragment> }) {
  const { caption, applyLabel, lostText } = wordsIn<Word>(useNode(PromotionCodeFragmentDoc, node));
  const { draft } = usePayment();
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const value = draft?.promotionCode ?? null;
  if (draft === null || value === null) return null;
  const check = async (): Promise<void> => {
    setBusy(true);
    const told = await client
      .query({ query: ValidateDepositPromoCodeDocument, variables: { promotionCode: value }, fetchPolicy: 'network-only' })
      .then(({ data }) => data?.validateDepositPromoCode)
      .catch(() => undefined);
    setBusy(false);
    const message = told?.message ?? lostText ?? t`We could not check the code. Please try again.`;
    setAnswer({ about: value, isValid: told?.status === 'VALID', message });
  };
  const known = answer?.about === value ? answer : null;
  return (
    <Stack gap={4}>
      <Row gap={8} css={{ alignItems: 'flex-end' }}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <Field
            label={caption ?? t`Promotion code (optional)`}
            value={value}
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => draft.typeCode(target.value)}
          />
        </div>
        <Button tone="secondary" busy={isBusy} disabled={value.trim() === ''} onClick={() => void check()}>
          {applyLabel ?? t`Apply`}
        </Button>
      </Row>
      <Text as="p" size={13} tone={known?.isValid === false ? 'negative' : 'ink2'} aria-live="polite">
        {known?.message ?? ''}
      </Text>
    </Stack>
  );
}
