import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { useScheduler } from '../../startup/SchedulerContext.ts';
import { openBrowserHistory } from './browserHistory.ts';
import { canonicalUrlOf } from '../paths.ts';
import { DestinationContext } from '#src/render/links/destination.ts';

/**
 * `useDestination` changes at once, the router after the skeleton's paint, because all links re-render. Both change at once for back,
 * forward, the same page and prefetched pages.
 */
export function PlayersRouter({ children }: { readonly children: ReactNode }) {
  const scheduler = useScheduler();
  const [{ destination, navigator, listen }] = useState(openBrowserHistory);
  const [shown, show] = useState(destination.current);
  useLayoutEffect(() => {
    let told = destination.current();
    const follow = (): void => {
      told = destination.current();
      show(told);
    };
    const unsubscribe = destination.subscribe(() => {
      const { location, action } = destination.current();
      const isAtHand = scheduler.atHand.has(canonicalUrlOf(location.pathname));
      if (action === 'PUSH' && location.pathname !== told.location.pathname && !isAtHand) return scheduler.navigate(follow);
      scheduler.stopNavigation?.();
      follow();
    });
    const stop = listen();
    return () => {
      stop();
      unsubscribe();
      scheduler.stopNavigation?.();
    };
  }, [destination, listen, scheduler]);
  return (
    <DestinationContext value={destination}>
      <Router location={shown.location} navigationType={shown.action} navigator={navigator} useTransitions={false}>
        {children}
      </Router>
    </DestinationContext>
  );
}
