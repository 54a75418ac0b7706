import type { FragmentType } from '@apollo/client';
import { useId, useState } from 'react';
import { type PaymentMethodsFragment, PaymentMethodsFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Choices } from '#src/render/payments/Choices.tsx';
import { providerOption, worded } from '#src/shared/payments/choices.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PathIcon } from '#src/ui/icons/PathIcon.tsx';
import { Text } from '#src/ui/Text.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const legends: { readonly [W in Way]: string } = { deposit: t`Payment method`, withdrawal: t`Send to` };
const owners: { readonly [W in Way]: string } = {
  deposit: t`Use a card or account in your own name.`,
  withdrawal: t`We pay only to a card or account in your own name.`,
};
const DOWN = 'M6 9l6 6l6-6';
const UP = 'M6 15l6-6l6 6';

export function PaymentMethods({ node }: { readonly node: FragmentType<PaymentMethodsFragment> }) {
  const { methods, ...shelf } = useNode(PaymentMethodsFragmentDoc, node);
  const { legend } = wordsIn<'legend'>(shelf);
  const { way, draft } = usePayment();
  const [isOpen, setOpen] = useState(false);
  const groupId = useId();
  const ownerId = useId();
  if (draft === null) return null;
  const options = worded(draft.providers.map(providerOption), methods);
  const chosen = options.filter(({ id }) => id === draft.provider.id);
  const others = options.length - chosen.length;
  return (
    <Stack gap={8}>
      <Choices
        id={groupId}
        legend={legend ?? legends[way]}
        options={isOpen ? options : chosen}
        value={draft.provider.id}
        onChange={draft.choose}
        describedBy={ownerId}
      />
      {others === 0 ? null : (
        <Button block tone="secondary" aria-expanded={isOpen} aria-controls={groupId} onClick={() => setOpen(!isOpen)}>
          {t`Other methods (${others})`}
          <PathIcon d={isOpen ? UP : DOWN} size={16} strokeWidth={2} />
        </Button>
      )}
      <Text as="p" id={ownerId} size={13} tone="ink2">
        {owners[way]}
      </Text>
    </Stack>
  );
}
