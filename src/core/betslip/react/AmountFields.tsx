import { formatCents } from '#src/lib/money.ts';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { fieldRefusal } from '../refusals.ts';
import type { BetView } from '../summary.ts';
import { Amounts, QuickAmount, QuickAmounts } from './panelFrame.ts';
import { useAmount } from './useAmount.ts';

/** Added to the bet by one press, in cents. */
const QUICK_CENTS = [500n, 1_000n, 2_500n, 10_000n] as const;

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
