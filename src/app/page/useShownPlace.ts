import { type ContextType, startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import { canonicalUrlOf } from '../frame/paths.ts';
import { useScheduler } from '../startup/SchedulerContext.ts';
import { useDestination } from '#src/render/links/destination.ts';

type Place = {
  readonly at: string;
  readonly here: ContextType<typeof UNSAFE_LocationContext>;
  readonly route: ContextType<typeof UNSAFE_RouteContext>;
};

/** Updates `shown` to `wanted` in a transition; for back, forward and prefetched pages, at once. */
export function useShownPlace(): { readonly wanted: string; readonly shown: Place } {
  const { atHand } = useScheduler();
  const here = use(UNSAFE_LocationContext);
  const route = use(UNSAFE_RouteContext);
  const { location, action } = useDestination();
  const wanted = canonicalUrlOf(location.pathname);
  const at = canonicalUrlOf(here.location.pathname);
  const now: Place = { at, here, route };
  const last = useRef(now);
  const [ready, setReady] = useState(at);
  useEffect(() => startTransition(() => setReady(at)), [at]);
  const isAtOnce = action === 'POP' || atHand.has(wanted);
  const shown = at === wanted && (isAtOnce || ready === wanted) ? now : last.current;
  useLayoutEffect(() => {
    last.current = shown;
  });
  return { wanted, shown };
}
