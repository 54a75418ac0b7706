import type { CashOutStateFragment } from '#src/gql/graphql.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { useCashOut } from './useCashOut.ts';

const Box = styled('p', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: '$8',
  alignItems: 'center',
  margin: 0,
  minHeight: '40px',
  boxSizing: 'border-box',
  padding: '$8 $12',
  borderRadius: '$control',
  backgroundColor: '$accentSoft',
  color: '$ink1',
  text: 13,
});

/** `seconds`: delay until the cash out of a live bet is accepted. */
type Waiting = { readonly amount: string; readonly seconds: number };

export function waitingOf(
  { quote, underWay, mostAmount }: CashOutStateFragment,
  { outcome, sent }: ReturnType<typeof useCashOut>,
): Waiting | null {
  const seconds = Math.ceil((quote?.delayMilliseconds ?? 0) / 1000);
  if (underWay) return { amount: underWay.amount.formattedAmount, seconds };
  return sent && outcome.kind === 'busy' ? { amount: formatCents(BigInt(sent.amount), mostAmount.currency), seconds } : null;
}

export function CashOutUnderWay({ amount, seconds }: Waiting) {
  return (
    <Box role="status" aria-busy="true">
      <Icon name="timer" size={16} />
      <span>
        <strong>{t`Cashing out ${amount}…`}</strong>
        {seconds > 0 ? ` ${takesText(seconds)}` : null}
      </span>
    </Box>
  );
}

const takesText = (seconds: number): string =>
  t`A game in this bet is live, so this takes {${seconds}, plural, one {# second} other {# seconds}}.`;
