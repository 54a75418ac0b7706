import { useState } from 'react';
import type { CashOutStateFragment } from '#src/gql/graphql.ts';
import { centsToFieldText, longToBigint, parseAmount } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MoneyField } from '#src/ui/fields/money/MoneyField.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { useCashOut } from './useCashOut.ts';

type Props = {
  readonly cashOut: CashOutStateFragment;
  readonly acts: ReturnType<typeof useCashOut>;
  readonly onDone: (title: string, body: string) => void;
};

export function AutomaticCashOut({ cashOut, acts, onDone }: Props) {
  const { quote, automaticTarget, mostAmount } = cashOut;
  const [text, setText] = useState(automaticTarget ? centsToFieldText(longToBigint(automaticTarget.amountLong)) : '');
  const [isTold, setTold] = useState(false);
  const busy = acts.outcome.kind === 'busy';
  const problem = problemOf(text, cashOut);
  const set = async (): Promise<void> => {
    setTold(true);
    const cents = parseAmount(text);
    if (problem !== null || !cents.ok || cents.value === null) return;
    if (await acts.aim(String(cents.value)))
      onDone(t`Auto cash out is on`, t`We will cash out your bet when it is worth $${text} or more.`);
  };
  const takeBack = async (): Promise<void> => {
    if (await acts.aim(null)) onDone(t`Auto cash out is off`, t`Your bet stays open until it is settled or you cash out.`);
  };
  return (
    <Stack
      as="form"
      gap={16}
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void set();
      }}
    >
      <Text
        as="p"
        size={13}
        tone="ink2"
      >{t`We will cash out your whole bet when it is worth this much, even if you are not here. You get the value at that time. We can’t cash out while the bet is suspended.`}</Text>
      <MoneyField
        label={t`Cash out at`}
        value={text}
        onValueChange={(next) => {
          acts.forget();
          setText(next);
        }}
        hint={
          quote ? t`Worth ${quote.amount.formattedAmount} now, up to ${mostAmount.formattedAmount}` : t`Up to ${mostAmount.formattedAmount}`
        }
        {...(isTold && problem !== null ? { error: problem } : {})}
      />
      <Row gap={8}>
        {automaticTarget ? (
          <Button tone="secondary" size="large" css={{ flex: 1 }} disabled={busy} onClick={() => void takeBack()}>{t`Turn off`}</Button>
        ) : null}
        <Button type="submit" size="large" css={{ flex: 1 }} busy={busy}>
          {automaticTarget ? t`Change` : t`Set`}
        </Button>
      </Row>
    </Stack>
  );
}

function problemOf(text: string, { quote, mostAmount }: CashOutStateFragment): string | null {
  const cents = parseAmount(text);
  if (!cents.ok || cents.value === null) return t`Enter an amount.`;
  if (quote && cents.value <= longToBigint(quote.amount.amountLong)) return t`Your bet is already worth that much. Enter a higher amount.`;
  return cents.value > longToBigint(mostAmount.amountLong)
    ? t`Your bet can be worth up to ${mostAmount.formattedAmount}. Enter a lower amount.`
    : null;
}
