import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { afterFrame } from '../page/steps.ts';
import { openBrowserHistory } from './browserHistory.ts';
import { DestinationContext } from './destination.ts';

/** How long what was there may stay while the code of the next page is on its way, in milliseconds. */
const PATIENCE_MS = 200;

/**
 * The addresses of the browser. Another page is told at once to what shows that one is on the way to it, and to all links and the rest once that is
 * painted: to draw those anew takes a phone longer than the skeleton does, and must not keep the next press waiting. Back and forward, and steps within a
 * page, are told to all at once.
 */
export function PlayersRouter({ children }: { readonly children: ReactNode }) {
  const [{ destination, navigator, listen }] = useState(openBrowserHistory);
  const [shown, show] = useState(destination.current);
  useLayoutEffect(() => {
    let told = destination.current();
    let callOff = (): void => undefined;
    const follow = (): void => {
      told = destination.current();
      show(told);
    };
    const unsubscribe = destination.subscribe(() => {
      callOff();
      const { location, action } = destination.current();
      if (action !== 'PUSH' || location.pathname === told.location.pathname) return follow();
      callOff = afterFrame(() => {
        startTransition(follow);
        const timer = setTimeout(follow, PATIENCE_MS);
        callOff = () => clearTimeout(timer);
      });
    });
    const stop = listen();
    return () => {
      stop();
      unsubscribe();
      callOff();
    };
  }, [destination, listen]);
  return (
    <DestinationContext value={destination}>
      <Router location={shown.location} navigationType={shown.action} navigator={navigator} useTransitions={false}>
        {children}
      </Router>
    </DestinationContext>
  );
}
