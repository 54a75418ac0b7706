import { type ContextType, startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import { canonicalUrlOf } from '../frame/paths.ts';
import { useDestination } from '../frame/router/destination.ts';

/** An address without what does not tell pages apart, and what the links of its page see of the router. */
type Place = {
  readonly at: string;
  readonly here: ContextType<typeof UNSAFE_LocationContext>;
  readonly route: ContextType<typeof UNSAFE_RouteContext>;
};

/**
 * The page that somebody wants, and the place whose page is drawn: another one as long as the wanted one is on its way. It comes in a transition after the
 * links have heard of it, so that neither they nor the next press wait for it; back and forward at once. What is not wanted any more is not drawn.
 */
export function useShownPlace(): { readonly wanted: string; readonly shown: Place } {
  const here = use(UNSAFE_LocationContext);
  const route = use(UNSAFE_RouteContext);
  const { location, action } = useDestination();
  const wanted = canonicalUrlOf(location.pathname);
  const at = canonicalUrlOf(here.location.pathname);
  const now: Place = { at, here, route };
  const last = useRef(now);
  const [ready, setReady] = useState(at);
  useEffect(() => startTransition(() => setReady(at)), [at]);
  const shown = at === wanted && (action === 'POP' || ready === wanted) ? now : last.current;
  useLayoutEffect(() => {
    last.current = shown;
  });
  return { wanted, shown };
}
