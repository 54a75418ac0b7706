import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { shelvesOf } from '#src/shared/layouts/layoutPatch/shelves.ts';
import { Slots } from '#src/render/index.ts';
import { useScheduler } from '../../startup/SchedulerContext.ts';
import type { MainProps } from '../useIsLong.ts';
import { settle } from '../useNavigationFocus.ts';
import { shelfNear } from './shelfNear.tsx';
import { FIRST } from './shelves.ts';
import { useNearness } from './useNearness.ts';

/** The main region of a long page: what is near the screen is drawn, and asked for when it is not there yet. */
export function LongSlots({ registry, layout, canonicalUrl }: MainProps) {
  const { scroll } = useScheduler();
  const nearness = useNearness(layout, canonicalUrl);
  const [Shelf] = useState(() => shelfNear(nearness));
  // The first shelves can be used before the boxes of all the others are made; who comes back to a place further down needs them at once.
  const [isWhole, setWhole] = useState(() => layout.slots.some(({ id }) => nearness.heightOf(id) !== undefined));
  useEffect(() => startTransition(() => setWhole(true)), []);
  useLayoutEffect(() => settle(scroll), [scroll, isWhole]);
  const first = useMemo(() => firstOf(layout), [layout]);
  return <Slots registry={registry} layout={isWhole ? layout : first} shelf={Shelf} />;
}

/** The layout up to its first shelves; what is owed, or stands beside, follows with the rest. */
function firstOf(layout: MainProps['layout']): MainProps['layout'] {
  const shelves = [...shelvesOf(layout.slots).values()].slice(0, FIRST);
  return { ...layout, slots: shelves.flat() };
}
