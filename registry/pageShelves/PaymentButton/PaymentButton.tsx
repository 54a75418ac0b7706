import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { type PaymentButtonFragment, PaymentButtonFragmentDoc } from '#src/gql/graphql.ts';
import { useNode, useScopeBlocked } from '#src/render/index.ts';
import { formatCents } from '#src/shared/money/money.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { Problem } from '../../parts/payment/Problem.tsx';
import { wordsIn } from '../../parts/text/words.ts';

const labels: { readonly [W in Way]: string } = { deposit: t`Deposit`, withdrawal: t`Withdraw` };

type Word = 'caption' | 'limitLabel';

export function PaymentButton({ node }: { readonly node: FragmentType<PaymentButtonFragment> }) {
  const { caption, limitLabel } = wordsIn<Word>(useNode(PaymentButtonFragmentDoc, node));
  const { way, draft } = usePayment();
  const isBlocked = useScopeBlocked();
  if (draft === null) return null;
  const { cents, isBusy, problems } = draft;
  const words = caption ?? labels[way];
  return (
    <Stack gap={8}>
      <Problem>{problems.general}</Problem>
      <Button type="submit" block size="large" busy={isBusy} disabled={cents === null || isBlocked}>
        {cents === null ? words : `${words} ${formatCents(BigInt(cents))}`}
      </Button>
      {way === 'deposit' ? (
        <ButtonFace as={Link} to="/account/responsible-gaming" tone="quiet">
          {limitLabel ?? t`Set a deposit limit`}
        </ButtonFace>
      ) : null}
    </Stack>
  );
}
