import { memo, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import { isInBetslip, roomInBetslip, useBetslipContext } from '#src/core/betslip/index.ts';
import type { ParlaySuggestionsFragment } from '#src/gql/graphql.ts';
import { formatCents, longToBigint } from '#src/shared/money/money.ts';
import { combinePrices, formatPrice, type Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { t } from '#src/shared/text/t.ts';
import { type PriceView, usePlatform } from '#src/platform/index.ts';
import { useHeading } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { refOf } from '../../parts/odds/selection.ts';
import { listOf, refusalOf } from './refusalOf.ts';
import { Figure, Frame, Leg, LegEvent, Legs, LegName, LegText, Refusal, Top } from './suggestionStyles.ts';
import { useLegs } from './useLegs.ts';

export type Suggestion = NonNullable<ParlaySuggestionsFragment['suggestions']>[number];

export const SuggestionCard = memo(function SuggestionCard({ suggestion }: { readonly suggestion: Suggestion }) {
  const { title, odds, legs } = suggestion;
  const heading = useHeading(1);
  const ids = useMemo(() => legs.map(({ selection }) => selection.id), [legs]);
  const now = useLegs(ids);
  const [format] = useOddsFormat();
  const { isTaken, refusal, take } = useTaking(suggestion, ids, now);
  const price = priceNow(now) ?? ratio(BigInt(odds.numeratorLong), BigInt(odds.denominatorLong));
  return (
    <Frame aria-label={`${title}: ${listOf(legs.map(({ selection }) => selection.name.fullName))}`}>
      <Top>
        <Heading as={heading} size={16}>
          {title}
        </Heading>
        <Figure title={t`Combined odds`}>{formatPrice(price, format)}</Figure>
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
      {refusal === null ? null : <Refusal role="alert">{t`${refusal} We did not add anything.`}</Refusal>}
      <Button block tone={isTaken ? 'secondary' : 'primary'} disabled={isTaken} onClick={take}>
        {isTaken ? t`In your betslip` : labelOf(suggestion)}
      </Button>
    </Frame>
  );
});

function useTaking({ legs, featuredBetId }: Suggestion, ids: readonly string[], now: readonly (PriceView | null)[]) {
  const { prices } = usePlatform();
  const { store, toggle, takeFeatured } = useBetslipContext();
  const [isAsked, setAsked] = useState(false);
  const missingIn = useCallback(() => ids.filter((id) => !isInBetslip(store.getState(), id)), [store, ids]);
  const countMissing = (): number => missingIn().length;
  const countRoom = (): number => roomInBetslip(store.getState());
  const missing = useSyncExternalStore(store.subscribe, countMissing, countMissing);
  const room = useSyncExternalStore(store.subscribe, countRoom, countRoom);
  const names = legs.map(({ selection }) => selection.name.fullName);
  const refusal = refusalOf({ names, legs: now, missing, room });
  if (isAsked && refusal === null) setAsked(false);
  const take = (): void => {
    const atPress = refusalOf({ names, legs: ids.map(prices.price), missing: missingIn().length, room: roomInBetslip(store.getState()) });
    setAsked(atPress !== null);
    if (atPress !== null) return;
    if (featuredBetId !== null)
      return takeFeatured(
        featuredBetId,
        legs.map(({ selection }) => refOf(selection)),
      );
    for (const { selection } of legs) if (!isInBetslip(store.getState(), selection.id)) toggle(refOf(selection));
  };
  return { isTaken: ids.length > 0 && missing === 0, refusal: isAsked ? refusal : null, take };
}

function labelOf({ legs, isQuickBet, suggestedBetAmount }: Suggestion): string {
  if (isQuickBet) return suggestedBetAmount === null ? t`Add to betslip` : t`Add with ${formatCents(longToBigint(suggestedBetAmount))}`;
  return t`Add all ${legs.length} legs`;
}

function priceNow(legs: readonly (PriceView | null)[]): Price | null {
  const open = legs.flatMap((leg) => (leg?.status === 'OPEN' ? [ratio(leg.num, leg.den)] : []));
  return open.length === legs.length && open.length > 0 ? combinePrices(open) : null;
}

function textOf(price: PriceView | null, format: Parameters<typeof formatPrice>[1]): string {
  if (price === null) return '–';
  return price.status === 'OPEN' ? formatPrice(ratio(price.num, price.den), format) : price.status === 'CLOSED' ? t`Suspended` : t`Closed`;
}
