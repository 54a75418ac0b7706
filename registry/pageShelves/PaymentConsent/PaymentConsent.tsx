import type { FragmentType } from '@apollo/client';
import { type PaymentConsentFragment, PaymentConsentFragmentDoc } from '#src/gql/graphql.ts';
import { useNode, useRevision, useScopeBlocked } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { Problem } from '../../parts/payment/Problem.tsx';
import { wordsIn } from '../../parts/text/words.ts';

type Word = 'sentence' | 'confirmLabel' | 'backLabel';

/** Shows the consent text beside the withdrawal button, so that neither appears alone. */
export function PaymentConsent({ node }: { readonly node: FragmentType<PaymentConsentFragment> }) {
  const shown = useNode(PaymentConsentFragmentDoc, node);
  const revision = useRevision();
  const words = wordsIn<Word>(shown);
  const { confirming } = usePayment();
  const isBlocked = useScopeBlocked();
  if (confirming === null) return null;
  const { confirmation, sending, problem, confirm, back } = confirming;
  const isBusy = sending !== 'idle';
  const sentence = words.sentence ?? t`We take the amount from your balance right away. You can’t cancel a withdrawal.`;
  const label = words.confirmLabel ?? t`Confirm`;
  return (
    <Stack gap={16}>
      <Text as="p" size={13} tone="ink2">
        {sentence}
      </Text>
      <div aria-live="polite">
        {sending === 'unanswered' ? (
          <Text as="p">{t`We are checking if your withdrawal went through. You will not be charged twice.`}</Text>
        ) : (
          <Problem>{problem}</Problem>
        )}
      </div>
      <Stack gap={8}>
        <Button
          block
          size="large"
          busy={isBusy}
          disabled={isBlocked}
          onClick={() => confirm({ revision, nodeId: shown.id, sentence, label })}
        >
          {`${label} ${confirmation.amount.formattedAmount}`}
        </Button>
        <Button block tone="quiet" disabled={isBusy} onClick={back}>
          {words.backLabel ?? t`Back`}
        </Button>
      </Stack>
    </Stack>
  );
}
