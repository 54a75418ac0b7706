import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { centsToFieldText, parseAmount } from '#src/shared/money/money.ts';
import type { AmountFieldName } from '../../fields.ts';
import { fieldRefusal } from '../../refusals.ts';
import type { BetView } from '../../summary.ts';
import { useBetslipContext } from '../context.ts';

const SETTLE_MS = 600;

export function useAmount(bet: BetView) {
  const { dispatch } = useBetslipContext();
  const [pasteProblem, setPasteProblem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settled = (): void => {
    clearTimeout(timer.current);
    dispatch({ type: 'amount-settled', draftBetId: bet.id });
  };
  const type = (field: AmountFieldName, text: string): void => {
    setPasteProblem(null);
    dispatch({ type: 'amount-typed', draftBetId: bet.id, field, text });
    clearTimeout(timer.current);
    timer.current = setTimeout(settled, SETTLE_MS);
  };
  return {
    type,
    pasteProblem,
    quick: (cents: bigint) => type('BET', centsToFieldText((bet.fields.bet.cents ?? 0n) + cents)),
    /** Formats the amount with two decimals; clears zero (product §5). */
    settle: () => {
      const parsed = bet.typed ? parseAmount(bet.typed.text) : null;
      if (bet.typed && parsed?.ok && parsed.value !== null)
        dispatch({
          type: 'amount-typed',
          draftBetId: bet.id,
          field: bet.typed.field,
          text: parsed.value === 0n ? '' : centsToFieldText(parsed.value),
        });
      settled();
    },
    /** Parses the whole pasted text, because the digits of `-5` or `1e9` alone are another amount. */
    paste: (event: ClipboardEvent, field: AmountFieldName) => {
      const parsed = parseAmount(event.clipboardData.getData('text'));
      event.preventDefault();
      event.stopPropagation();
      if (parsed.ok) type(field, parsed.value === null ? '' : centsToFieldText(parsed.value));
      else setPasteProblem(fieldRefusal(parsed.refusal, bet.id).message);
    },
  };
}
