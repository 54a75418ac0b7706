import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPath, Router } from 'react-router-dom';
import { useScheduler } from '../../startup/SchedulerContext.ts';
import { openBrowserHistory } from './browserHistory.ts';
import { canonicalUrlOf } from '../paths.ts';
import { DestinationContext, type Step } from '#src/render/links/destination.ts';
import { sheetIn } from '#src/render/links/sheet.ts';

/** Renders a new page after its skeleton is painted. Renders prefetched pages, steps in the same page, back and forward at once. */
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
      if (isSheetStep(told, destination.current())) {
        told = destination.current();
        return;
      }
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

const isSheetStep = ({ location: from }: Step, { location: to }: Step): boolean =>
  createPath(from) === createPath(to) && sheetIn(from.state) !== sheetIn(to.state);
