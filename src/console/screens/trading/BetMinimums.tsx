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
      title="Smallest bets"
      to="setBetMinimums"
      input={leastStakeCents === null || isOddsWrong ? null : (reason) => ({ version: now.version, leastStakeCents, leastOdds, reason })}
      press="Set the smallest…"
      question={{
        title: 'Set the smallest bets',
        consequence: leastStakeCents === null ? '' : minimumsConsequence({ leastStakeCents, leastOdds }),
        label: 'Set them',
      }}
      done="The smallest bets are set"
      onDone={onDone}
    >
      <Field
        label="Least amount of a bet"
        inputMode="decimal"
        hint="Of a round robin, of each combination. A bonus bet is taken whole."
        value={amount}
        error={leastStakeCents === null ? 'From $0.50 to $10,000.00.' : null}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Field
        label="Least odds of a bet"
        hint="Profit to stake of all of it, as 1/10; empty for any odds."
        value={odds}
        error={isOddsWrong ? 'Two whole numbers, as 1/10.' : null}
        onChange={({ target }) => setOdds(target.value)}
      />
    </TermPanel>
  );
}
