import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { MoneyField } from '#src/ui/fields/money/MoneyField.tsx';
import { fieldRefusal } from '../../refusals.ts';
import type { RewardView } from '../../rewards.ts';
import type { BetView } from '../../summary.ts';
import type { Refusal } from '../../refusal.ts';
import { Amounts, Note, QuickAmount, QuickAmounts } from '../panel/panelFrame.ts';
import { useAmount } from './useAmount.ts';

const QUICK_CENTS = [500n, 1_000n, 2_500n, 10_000n] as const;

type AmountFieldsProps = {
  readonly bet: BetView;
  readonly name: string;
  readonly refusals: readonly Refusal[];
  readonly isStopped: boolean;
};

export function AmountFields({ bet, name, refusals, isStopped }: AmountFieldsProps) {
  const { type, settle, quick, paste, pasteProblem } = useAmount(bet);
  const { fields, reward } = bet;
  const isFreeBet = reward.token?.kind === 'free-bet';
  const isBoosted = reward.boostedPrice !== null;
  const lowCredits = refusals.find(({ code, subjectId }) => code === 'promotional-credits-low' && subjectId === bet.id);
  const problem = pasteProblem ?? (fields.refusal === null ? (lowCredits?.message ?? null) : fieldRefusal(fields.refusal, bet.id).message);
  const isWinAtFault = fields.refusal === 'win-too-large' || (problem !== null && bet.typed?.field === 'WIN');
  return (
    <>
      <Amounts data-amount-of={bet.legs.map(({ leg }) => leg.selectionId).join(' ')}>
        <div onPasteCapture={isFreeBet ? undefined : (event) => paste(event, 'BET')}>
          <MoneyField
            compact
            label={t`Bet`}
            name={`bet ${name}`}
            value={fields.bet.text}
            disabled={isStopped}
            readOnly={isFreeBet}
            error={isWinAtFault ? null : problem}
            onValueChange={(text) => type('BET', text)}
            onBlur={settle}
          />
        </div>
        <div onPasteCapture={isFreeBet || isBoosted ? undefined : (event) => paste(event, 'WIN')}>
          <MoneyField
            compact
            label={t`To win`}
            name={`win ${name}`}
            value={fields.win.text}
            disabled={isStopped}
            readOnly={isFreeBet || isBoosted}
            error={isWinAtFault ? problem : null}
            onValueChange={(text) => type('WIN', text)}
            onBlur={settle}
          />
        </div>
      </Amounts>
      <BoostedNote reward={reward} winCents={fields.win.cents} />
      {isFreeBet ? null : <QuickAdds name={name} isStopped={isStopped} onAdd={quick} />}
    </>
  );
}

type QuickAddsProps = Pick<AmountFieldsProps, 'isStopped' | 'name'> & { readonly onAdd: (cents: bigint) => void };

const QuickAdds = ({ name, isStopped, onAdd }: QuickAddsProps) => (
  <QuickAmounts role="group" aria-label={t`Quick amounts, ${name}`}>
    {QUICK_CENTS.map((cents) => (
      <QuickAmount
        key={String(cents)}
        type="button"
        disabled={isStopped}
        onClick={() => onAdd(cents)}
        aria-label={t`Add ${formatCents(cents)} to the bet`}
      >
        +${String(cents / 100n)}
      </QuickAmount>
    ))}
  </QuickAmounts>
);

function BoostedNote({
  reward: { boostedPrice, plainWinCents },
  winCents,
}: {
  readonly reward: RewardView;
  readonly winCents: bigint | null;
}) {
  if (boostedPrice === null || plainWinCents === null) return null;
  return (
    <Note tone="good">
      <Icon name="boost" size={16} />
      {t`Boosted from ${formatCents(plainWinCents)} to ${formatCents(winCents ?? plainWinCents)}.`}
    </Note>
  );
}
