import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { centsToFieldText, formatCents, parseAmount } from '#src/lib/money.ts';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import type { AmountFieldName } from '../fields.ts';
import { fieldRefusal } from '../refusals.ts';
import type { BetView } from '../summary.ts';
import { useBetslipContext } from './context.ts';
import { Amounts, QuickAmount, QuickAmounts } from './panelFrame.ts';

/** Added to the bet by one press, in cents. */
const QUICK_CENTS = [500n, 1_000n, 2_500n, 10_000n] as const;
/** After the last key, before the server is told. */
const SETTLE_MS = 600;

type AmountFieldsProps = {
  readonly bet: BetView;
  /** For assistive technology: what is bet on. */
  readonly name: string;
  /** Nothing can be bet at present. */
  readonly isStopped: boolean;
};

/** Bet and win, linked: what is typed into one shows in the other. */
export function AmountFields({ bet, name, isStopped }: AmountFieldsProps) {
  const { type, settle, quick, paste, pasteProblem } = useAmount(bet);
  const { fields } = bet;
  const problem = pasteProblem ?? (fields.refusal === null ? null : fieldRefusal(fields.refusal, bet.id).message);
  const isWinAtFault = fields.refusal === 'win-too-large' || (problem !== null && bet.typed?.field === 'WIN');
  return (
    <>
      <Amounts>
        <div onPasteCapture={(event) => paste(event, 'BET')}>
          <MoneyField
            compact
            label="Bet"
            name={`bet ${name}`}
            value={fields.bet.text}
            disabled={isStopped}
            error={isWinAtFault ? null : problem}
            onValueChange={(text) => type('BET', text)}
            onBlur={settle}
          />
        </div>
        <div onPasteCapture={(event) => paste(event, 'WIN')}>
          <MoneyField
            compact
            label="To Win"
            name={`win ${name}`}
            value={fields.win.text}
            disabled={isStopped}
            error={isWinAtFault ? problem : null}
            onValueChange={(text) => type('WIN', text)}
            onBlur={settle}
          />
        </div>
      </Amounts>
      <QuickAmounts role="group" aria-label={`Quick amounts, ${name}`}>
        {QUICK_CENTS.map((cents) => (
          <QuickAmount
            key={String(cents)}
            type="button"
            disabled={isStopped}
            onClick={() => quick(cents)}
            aria-label={`Add ${formatCents(cents)} to the bet`}
          >
            +${String(cents / 100n)}
          </QuickAmount>
        ))}
      </QuickAmounts>
    </>
  );
}

function useAmount(bet: BetView) {
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
    /** Product §5: a single decimal is padded to two when the field is left. */
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
    /** Read whole and exactly: picking the digits out of `-5` or `1e9` would make another amount of it. */
    paste: (event: ClipboardEvent, field: AmountFieldName) => {
      const parsed = parseAmount(event.clipboardData.getData('text'));
      event.preventDefault();
      event.stopPropagation();
      if (parsed.ok) type(field, parsed.value === null ? '' : centsToFieldText(parsed.value));
      else setPasteProblem(fieldRefusal(parsed.refusal, bet.id).message);
    },
  };
}
