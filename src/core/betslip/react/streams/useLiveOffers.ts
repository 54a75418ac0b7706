import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { usePlatform, useWatchEvents } from '#src/platform/index.ts';
import type { Offer, Slip } from '../../types.ts';
import { samePoints } from '../../wire.ts';
import type { BetslipRunner } from '../placement/betslipRunner.ts';

export function useLiveOffers({ store, dispatch }: BetslipRunner): void {
  const { prices } = usePlatform();
  const slip = useStore(store, (state) => state.slip);
  const legs = useMemo(() => legsOf(slip), [slip]);
  useWatchEvents(legs.map(({ eventId }) => eventId));
  const key = legs.map(({ selectionId }) => selectionId).join('\n');
  useEffect(() => {
    const ids = key === '' ? [] : key.split('\n');
    const tell = (): void => {
      const offers: Record<string, Offer> = {};
      for (const id of ids) {
        const view = prices.price(id);
        if (view) offers[id] = { price: { num: view.num, den: view.den }, points: samePoints(view.points), status: view.status };
      }
      dispatch({ type: 'offers-seen', offers });
    };
    tell();
    const stops = ids.map((id) => prices.subscribe(id, tell));
    return () => stops.forEach((stop) => stop());
  }, [prices, dispatch, key]);
}

const legsOf = (slip: Slip | null) => slip?.straight.flatMap(({ legs }) => legs) ?? [];
