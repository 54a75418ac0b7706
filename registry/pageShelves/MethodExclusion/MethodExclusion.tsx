import type { FragmentType } from '@apollo/client';
import { type MethodExclusionFragment, MethodExclusionFragmentDoc, type TransactionType } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { typeOf, usePayment } from '../../parts/payment/payment.ts';
import { Problem } from '../../parts/payment/Problem.tsx';
import { SureButton } from '../../parts/payment/SureButton.tsx';
import { useChoices } from '../../parts/payment/useChoices.ts';
import { wordsIn } from '../../parts/text/words.ts';

const nouns: { readonly [T in TransactionType]: string } = { DEPOSIT: t`deposits`, WITHDRAWAL: t`withdrawals` };

type Word = 'excludeLabel' | 'excludeText' | 'excludedText';

export function MethodExclusion({ node }: { readonly node: FragmentType<MethodExclusionFragment> }) {
  const words = wordsIn<Word>(useNode(MethodExclusionFragmentDoc, node));
  const { way, draft } = usePayment();
  const type = typeOf(way);
  const { exclude, problem } = useChoices(type);
  if (draft === null) return null;
  const noun = nouns[type];
  return (
    <Stack gap={16}>
      {draft.providers
        .filter(({ excluded, availability }) => excluded || availability === 'AVAILABLE')
        .map(({ id, name, excluded }) =>
          excluded ? (
            <Stack key={id} gap={4}>
              <Text>{name}</Text>
              <Text as="p" size={13} tone="ink2">
                {words.excludedText ?? t`Blocked for ${noun}. Contact support to unblock it.`}
              </Text>
            </Stack>
          ) : (
            <SureButton
              key={id}
              subject={t`All ${noun} by ${name.toLowerCase()}`}
              label={words.excludeLabel ?? t`Block`}
              question={`${t`Block ${name.toLowerCase()} for your ${noun}?`} ${words.excludeText ?? t`You can’t undo this yourself. Contact support to unblock it.`}`}
              onSure={() => exclude(id)}
            />
          ),
        )}
      <Problem>{problem}</Problem>
    </Stack>
  );
}
