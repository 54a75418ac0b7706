import { Fragment } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { chosenMethod, NEW } from '#src/shared/payments/choices.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import type { Draft } from '../../parts/payment/payment.ts';

const Beside = styled('section', {
  position: 'sticky',
  top: 'calc($sizes$header + $space$24)',
  padding: '$24',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
});
const Lines = styled('dl', { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '$12 $16', margin: 0 });
const Value = styled('dd', { margin: 0, text: 14, textAlign: 'end', fontWeight: '$medium', fontVariantNumeric: 'tabular-nums' });

const titles: { readonly [W in Way]: string } = { deposit: t`Your deposit`, withdrawal: t`Your withdrawal` };
const NONE = '–';

type Props = { readonly way: Way; readonly draft: Draft };

export function Summary({ way, draft }: Props) {
  const balance = useBalanceAfter(draft);
  return (
    <Beside aria-label={titles[way]}>
      <Stack gap={16}>
        <Text as="p" size={16} weight="bold">
          {titles[way]}
        </Text>
        <Lines>
          {linesOf(draft, balance).map(([name, value]) => (
            <Fragment key={name}>
              <Text as="dt" tone="ink2">
                {name}
              </Text>
              <Value>{value}</Value>
            </Fragment>
          ))}
        </Lines>
      </Stack>
    </Beside>
  );
}

type Line = readonly [name: string, value: string];

function linesOf({ cents, provider, methodId, places, placeId }: Draft, balance: bigint): readonly Line[] {
  const method = chosenMethod(provider, methodId ?? NEW)?.name ?? null;
  const place = places?.find(({ id }) => id === placeId)?.name ?? null;
  return [
    [t`Amount`, cents === null ? NONE : formatCents(BigInt(cents))],
    [t`Method`, provider.name],
    ...(method === null ? [] : [[t`Account`, method] as const]),
    ...(place === null ? [] : [[t`Location`, place] as const]),
    [t`Balance after`, cents === null || balance < 0n ? NONE : formatCents(balance)],
  ];
}

function useBalanceAfter({ available, cents }: Draft): bigint {
  const { account } = useAuth();
  const amount = BigInt(cents ?? 0);
  return available === null ? BigInt(account?.balances.playableBalance.amountLong ?? '0') + amount : available - amount;
}
