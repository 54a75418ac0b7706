import { Suspense, useEffect, useRef } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { samePoints } from '../../points.ts';
import type { WirePlacedBet, WireReceipt } from '../../wire.ts';
import { useBetslipContext } from '../context.ts';
import { CardFace, Cards } from '../panel/panelFrame.ts';

const TwoButtons = styled('div', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$8' });

export function PlacedBets({ receipt }: { readonly receipt: unknown }) {
  const { dispatch, frame, onGo } = useBetslipContext();
  const { placedBets } = receipt as WireReceipt;
  const title = useRef<HTMLHeadingElement>(null);
  // Moves the focus here, because the pressed button is gone.
  useEffect(() => title.current?.focus(), []);
  const close = (): void => {
    dispatch({ type: 'placement', event: { type: 'receipt-closed' } });
    frame.setState({ isOpen: false });
  };
  const showBets = (): void => {
    close();
    onGo('/my-bets');
  };
  return (
    <Stack gap={0}>
      <Stack gap={4} align="center" css={{ paddingY: '$24', paddingX: '$16', textAlign: 'center' }}>
        <Illustration name="placed" />
        <Heading as="h3" size={22} ref={title} tabIndex={-1} css={{ outline: 'none' }}>{t`Bet Placed`}</Heading>
        <Text tone="ink2">{t`{${placedBets.length}, plural, one {} other {# bets placed. }}Your odds are locked.`}</Text>
      </Stack>
      <Cards>
        {placedBets.map((bet) => (
          <PlacedBetCard key={bet.id} bet={bet} />
        ))}
      </Cards>
      <Stack css={{ padding: '0 $12 $16' }}>
        <Stack gap={8}>
          <ReuseSelections />
          <TwoButtons>
            <Button tone="secondary" block onClick={showBets}>{t`My Bets`}</Button>
            <Button block onClick={close}>{t`Done`}</Button>
          </TwoButtons>
        </Stack>
      </Stack>
    </Stack>
  );
}

const NAMES: Readonly<Partial<Record<WirePlacedBet['type'], string>>> = {
  PARLAY: t`Parlay`,
  PARLAY_PLUS: t`Parlay+`,
  ROUND_ROBIN: t`Round Robin`,
  TEASER: t`Teaser`,
};

function PlacedBetCard({ bet }: { readonly bet: WirePlacedBet }) {
  const { renderPlacedBet } = useBetslipContext();
  const name = bet.numLegs > 1 ? t`${bet.numLegs}-Leg ${NAMES[bet.type] ?? t`Bet`}` : (bet.legs[0]?.selectionName ?? t`Bet`);
  return (
    <CardFace aria-label={name}>
      {[...new Set(bet.legs.map(({ event }) => event.name))].map((event) => (
        <Text key={event} weight="medium" size={14} css={{ overflowWrap: 'anywhere' }}>
          {event}
        </Text>
      ))}
      <Suspense fallback={<ComingReceipt />}>{renderPlacedBet(bet)}</Suspense>
    </CardFace>
  );
}

/** Skeleton as high as a straight bet's receipt, to avoid a layout shift. */
const ComingReceipt = () => (
  <Stack gap={12}>
    <Skeleton shape="text" height={20} width="40%" />
    <Skeleton shape="text" height={32} />
    {['bet', 'leg', 'odds', 'stake', 'to-win', 'returned', 'placed', 'id'].map((line) => (
      <Skeleton key={line} shape="text" height={14} />
    ))}
  </Stack>
);

function ReuseSelections() {
  const { dispatch, store } = useBetslipContext();
  const { prices } = usePlatform();
  const { reusable, keepsSelections } = store.getState();
  if (!useFlag('reuse-selections') || keepsSelections || reusable.length === 0) return null;
  const reuse = (): void => {
    const seen = store.getState().reusable.flatMap(({ selection: { id } }) => {
      const view = prices.price(id);
      return view ? [[id, { price: ratio(view.num, view.den), points: samePoints(view.points), status: view.status }] as const] : [];
    });
    dispatch({ type: 'selections-reused', offers: Object.fromEntries(seen) });
  };
  return <Button block onClick={reuse}>{t`Reuse Selections`}</Button>;
}
