import type { FragmentType } from '@apollo/client';
import { type PaymentAmountFragment, PaymentAmountFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { centsToFieldText, formatCents } from '#src/shared/money/money.ts';
import { MOST_DOLLARS } from '#src/shared/payments/depositForm.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MoneyField } from '#src/ui/fields/money/MoneyField.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const QUICK = [25, 50, 100, 250] as const;

type Word = 'caption' | 'availableLabel' | 'allLabel';

export function PaymentAmount({ node }: { readonly node: FragmentType<PaymentAmountFragment> }) {
  const { caption, availableLabel, allLabel } = wordsIn<Word>(useNode(PaymentAmountFragmentDoc, node));
  const { draft } = usePayment();
  if (draft === null) return null;
  const { amount, available, problems, type } = draft;
  const most = available === null ? null : formatCents(available);
  const hint = most === null ? {} : { hint: availableLabel === undefined ? t`You can withdraw ${most}.` : `${availableLabel} ${most}` };
  return (
    <Stack gap={8}>
      <MoneyField
        label={caption ?? t`Amount`}
        value={amount}
        max={MOST_DOLLARS}
        error={problems.amount}
        onValueChange={type}
        name="amount"
        {...hint}
      />
      <Row gap={8} wrap>
        {available === null ? (
          QUICK.map((dollars) => (
            <Button key={dollars} tone="secondary" size="small" onClick={() => type(String(dollars))}>
              ${dollars}
            </Button>
          ))
        ) : (
          <Button tone="secondary" size="small" disabled={available === 0n} onClick={() => type(centsToFieldText(available))}>
            {allLabel ?? t`Max`}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
