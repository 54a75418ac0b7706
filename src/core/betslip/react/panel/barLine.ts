import { lineText, withLine } from '#src/shared/betting/line.ts';
import { type Cents, formatCents } from '#src/shared/money/money.ts';
import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { selectionsText } from './selectionsText.ts';
import type { BetslipView } from '../../selectors.ts';
import type { BetView } from '../../summary.ts';

export type BarLine = {
  readonly name: string;
  readonly price: string | null;
  readonly money: { readonly bet: string; readonly total: string } | null;
};

/** Content of the betslip's bar: `3-leg parlay`, `+1330`, `$20` and `$286`. */
export function barLine(view: BetslipView, format: OddsFormat): BarLine {
  const { totals } = view;
  const money = totals.betCents > 0n ? { bet: shortCents(totals.betCents), total: shortCents(totals.returnCents) } : null;
  return { ...named(view, format), money };
}

function named(view: BetslipView, format: OddsFormat): Pick<BarLine, 'name' | 'price'> {
  const { tab, bets, count, totals } = view;
  if (count === 1) return oneSelection(view, format);
  const [bet, ...others] = bets;
  if (tab === 'straight' || bet === undefined) return { name: selectionsText(count), price: null };
  if (others.some(({ fields }) => fields.matters)) return { name: t`{${totals.count}, plural, one {# bet} other {# bets}}`, price: null };
  return { name: ticketName(bet), price: priceOf(bet, format) };
}

function oneSelection({ bets, pending }: BetslipView, format: OddsFormat): Pick<BarLine, 'name' | 'price'> {
  const [bet] = bets;
  const leg = bet?.legs[0];
  if (bet && leg) return { name: leg.leg.selectionName, price: priceOf(bet, format) };
  const [coming] = pending;
  if (coming === undefined) return { name: selectionsText(1), price: null };
  const { selection, offer } = coming;
  return { name: withLine(selection.name, lineText(offer.points, selection.type)), price: formatPrice(offer.price, format) };
}

function ticketName({ draft, isPlus, legs }: BetView): string {
  if (draft.kind === 'teaser') return t`${legs.length}-leg teaser`;
  return isPlus ? t`${legs.length}-leg parlay+` : t`${legs.length}-leg parlay`;
}

const priceOf = ({ payoff, reward }: BetView, format: OddsFormat): string => formatPrice(reward.boostedPrice ?? payoff.price, format);

const shortCents = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');
