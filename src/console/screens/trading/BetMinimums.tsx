import { useState } from 'react';
import type { PricingTermsView } from '#src/shared/console/trading.ts';
import { STAKE_FLOOR_CENTS } from '#src/shared/betting/slipLimits.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { centsIn, dollars } from './cents.ts';
import { minimumsConsequence } from './pricingTerms.ts';
import { priceIn, priceText } from './ladders.ts';
import { TermPanel } from './TermPanel.tsx';

const MOST_CENTS = 1_000_000;

export function BetMinimums({ now, onDone }: { readonly now: PricingTermsView['minimums']; readonly onDone: () => void }) {
  const [amount, setAmount] = useState(dollars(now.leastStakeCents));
  const [odds, setOdds] = useState(now.leastOdds ? priceText(now.leastOdds) : '');
  const cents = centsIn(amount);
  const leastStakeCents = typeof cents === 'number' && cents >= STAKE_FLOOR_CENTS && cents <= MOST_CENTS ? cents : null;
  const leastOdds = odds.trim() === '' ? null : priceIn(odds);
  const isOddsWrong = leastOdds === null && odds.trim() !== '';
  return (
    <TermPanel
      title="Minimum bets"
      to="setBetMinimums"
      input={leastStakeCents === null || isOddsWrong ? null : (reason) => ({ version: now.version, leastStakeCents, leastOdds, reason })}
      press="Set minimum…"
      question={{
        title: 'Set minimum bets',
        consequence: leastStakeCents === null ? '' : minimumsConsequence({ leastStakeCents, leastOdds }),
        label: 'Set minimum',
      }}
      done="Minimum bets are set"
      onDone={onDone}
    >
      <Field
        label="Minimum stake"
        inputMode="decimal"
        hint="For a round robin, per combination. Bonus bets are always accepted in full."
        value={amount}
        error={leastStakeCents === null ? 'From $0.50 to $10,000.00.' : null}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Field
        label="Minimum odds"
        hint="Profit to stake of the whole bet, such as 1/10. Leave empty for any odds."
        value={odds}
        error={isOddsWrong ? 'Enter two whole numbers, such as 1/10.' : null}
        onChange={({ target }) => setOdds(target.value)}
      />
    </TermPanel>
  );
}
