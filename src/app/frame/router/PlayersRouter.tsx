import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { useScheduler } from '../../startup/SchedulerContext.ts';
import { openBrowserHistory } from './browserHistory.ts';
import { DestinationContext } from './destination.ts';

/**
 * The addresses of the browser. Another page is told at once to what shows that one is on the way to it, and to all links and the rest once that is
 * painted: to draw those anew takes a phone longer than the skeleton does, and must not keep the next press waiting. Back and forward, and steps within a
 * page, are told to all at once.
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
      if (action === 'PUSH' && location.pathname !== told.location.pathname) return scheduler.navigate(follow);
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
