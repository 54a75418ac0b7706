import { useState } from 'react';
import type { BetCardFragment, CashOutStateFragment } from '#src/gql/graphql.ts';
import { partAt, type Parts, valueOfPart } from '#src/shared/betting/cashOut/parts.ts';
import { formatCents, longToBigint } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { CashOutFigures } from './CashOutFigures.tsx';
import { waitingOf } from './CashOutUnderWay.tsx';
import { PartSlider } from './PartSlider.tsx';
import type { useCashOut } from './useCashOut.ts';

type Props = {
  readonly bet: BetCardFragment;
  readonly cashOut: CashOutStateFragment;
  readonly isPart: boolean;
  readonly acts: ReturnType<typeof useCashOut>;
};

export function CashOutAmount({ bet, cashOut, isPart, acts }: Props) {
  const [percent, setPercent] = useState(50);
  const { quote, suspension } = cashOut;
  if (quote === null) return <Text as="p">{suspension?.message ?? t`This bet is no longer open.`}</Text>;
  const { currency } = quote.amount;
  const offer = longToBigint(quote.amount.amountLong);
  const stake = longToBigint(quote.betAmount.amountLong);
  const parts = isPart ? partsIn(quote.parts) : null;
  const part = parts ? partAt(percent, stake, parts) : stake;
  const value = part === stake ? offer : valueOfPart(offer, part, stake);
  const text = formatCents(value, currency);
  const isWaiting = waitingOf(cashOut, acts) !== null;
  const hasMoved = acts.outcome.kind === 'refused' && (acts.outcome.code === 'value-moved' || acts.outcome.code === 'quote-expired');
  const label = acts.sent ? t`Try again` : `${hasMoved ? t`Accept` : t`Cash out`} ${text}`;
  return (
    <Stack gap={16}>
      {parts ? <PartSlider percent={percent} onChange={setPercent} valueText={t`${percent}% of the bet, ${text}`} /> : null}
      <CashOutFigures bet={bet} value={value} part={part} stake={stake} currency={currency} isOfCredit={quote.isOfCredit} />
      <Button
        size="large"
        block
        busy={isWaiting}
        disabled={value <= 0n}
        onClick={() => void acts.take({ quoteId: quote.quoteId, amount: String(value), stake: part === stake ? null : String(part) })}
      >
        {label}
      </Button>
      <Text as="p" size={12} tone="ink2">
        {part === stake
          ? t`Your whole bet is closed. You will never get less than this amount.`
          : t`The rest of your bet stays open at the same odds. You will never get less than this amount.`}
      </Text>
    </Stack>
  );
}

const partsIn = (parts: NonNullable<CashOutStateFragment['quote']>['parts']): Parts | null =>
  parts && { unit: longToBigint(parts.unit), least: longToBigint(parts.least), most: longToBigint(parts.most) };
