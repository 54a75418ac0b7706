import { memo, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import { isInBetslip, useBetslipContext } from '#src/core/betslip/index.ts';
import type { ParlaySuggestionsFragment } from '#src/gql/graphql.ts';
import { combinePrices, formatPrice, type Price } from '#src/lib/odds.ts';
import { ratio } from '#src/lib/ratio.ts';
import { type PriceView, usePlatform } from '#src/platform/index.ts';
import { useHeading } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { refOf } from '../../parts/selection.ts';
import { Figure, Frame, Leg, LegEvent, Legs, LegName, LegText, Refusal, Top } from './suggestionStyles.ts';
import { useLegs } from './useLegs.ts';

export type Suggestion = NonNullable<ParlaySuggestionsFragment['suggestions']>[number];

/** All legs with one press, or none: a leg that is gone is refused by its name. */
export const SuggestionCard = memo(function SuggestionCard({ suggestion }: { readonly suggestion: Suggestion }) {
  const { title, odds, legs } = suggestion;
  const heading = useHeading(1);
  const ids = useMemo(() => legs.map(({ selection }) => selection.id), [legs]);
  const now = useLegs(ids);
  const [format] = useOddsFormat();
  const { isTaken, gone, take } = useTaking(suggestion, ids);
  const price = priceNow(now) ?? ratio(BigInt(odds.numeratorLong), BigInt(odds.denominatorLong));
  return (
    <Frame aria-label={`${title}: ${listOf(legs.map(({ selection }) => selection.name.fullName))}`}>
      <Top>
        <Heading as={heading} size={16}>
          {title}
        </Heading>
        <Figure title="All legs together">{formatPrice(price, format)}</Figure>
      </Top>
      <Legs>
        {legs.map(({ selection, event }, at) => (
          <Leg key={selection.id}>
            <LegText>
              <LegName>{selection.name.fullName}</LegName>
              <LegEvent title={event.name}>
                {selection.marketName} · {event.name}
              </LegEvent>
            </LegText>
            <span>{textOf(now[at] ?? null, format)}</span>
          </Leg>
        ))}
      </Legs>
      {gone.length === 0 ? null : (
        <Refusal role="alert">
          {listOf(gone)} {gone.length === 1 ? 'is' : 'are'} not offered any more. Nothing was added.
        </Refusal>
      )}
      <Button block tone={isTaken ? 'secondary' : 'primary'} disabled={isTaken} onClick={take}>
        {isTaken ? 'In your betslip' : `Add all ${legs.length} legs`}
      </Button>
    </Frame>
  );
});

function useTaking({ legs }: Suggestion, ids: readonly string[]) {
  const { prices } = usePlatform();
  const { store, toggle } = useBetslipContext();
  const [gone, tellGone] = useState<readonly string[]>([]);
  const read = useCallback(() => ids.length > 0 && ids.every((id) => isInBetslip(store.getState(), id)), [store, ids]);
  const isTaken = useSyncExternalStore(store.subscribe, read);
  const take = useCallback(() => {
    const missing = legs.filter(({ selection }) => prices.price(selection.id)?.status !== 'OPEN');
    tellGone(missing.map(({ selection }) => selection.name.fullName));
    if (missing.length > 0) return;
    for (const { selection } of legs) if (!isInBetslip(store.getState(), selection.id)) toggle(refOf(selection));
  }, [legs, prices, store, toggle]);
  return { isTaken, gone, take };
}

/** Null until every leg has a price that can be taken. */
function priceNow(legs: readonly (PriceView | null)[]): Price | null {
  const open = legs.flatMap((leg) => (leg?.status === 'OPEN' ? [ratio(leg.num, leg.den)] : []));
  return open.length === legs.length && open.length > 0 ? combinePrices(open) : null;
}

function textOf(price: PriceView | null, format: Parameters<typeof formatPrice>[1]): string {
  if (price === null) return '–';
  return price.status === 'OPEN' ? formatPrice(ratio(price.num, price.den), format) : price.status === 'CLOSED' ? 'Suspended' : 'Closed';
}

const listOf = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);
