import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { shelvesOf } from '#src/shared/layouts/layoutPatch/shelves.ts';
import { Slots } from '#src/render/index.ts';
import { afterFrame } from '../../startup/pauses.ts';
import { useScheduler } from '../../startup/SchedulerContext.ts';
import { AT_ONCE, type MainProps } from '../useIsLong.ts';
import { settle } from '../useNavigationFocus.ts';
import { shelfNear } from './shelfNear.tsx';
import { useNearness } from './useNearness.ts';

export function LongSlots({ registry, layout, canonicalUrl }: MainProps) {
  const { scroll } = useScheduler();
  const nearness = useNearness(layout, canonicalUrl);
  const [Shelf] = useState(() => shelfNear(nearness));
  // Draws only the first shelves at first, or all of them if the page was drawn before.
  const [isWhole, setWhole] = useState(() => layout.slots.some(({ id }) => nearness.heightOf(id) !== undefined));
  useEffect(() => afterFrame(() => startTransition(() => setWhole(true))), []);
  useLayoutEffect(() => settle(scroll), [scroll, isWhole]);
  const first = useMemo(() => firstOf(layout), [layout]);
  return <Slots registry={registry} layout={isWhole ? layout : first} shelf={Shelf} />;
}

function firstOf(layout: MainProps['layout']): MainProps['layout'] {
  const shelves = [...shelvesOf(layout.slots).values()].slice(0, AT_ONCE);
  return { ...layout, slots: shelves.flat() };
}
