import { createStore } from 'zustand/vanilla';
import { createPath, type Navigator, type To, UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom';
import type { Destination, Step } from '#src/render/links/destination.ts';

export type BrowserHistory = {
  readonly destination: Destination;
  readonly navigator: Navigator;
  readonly listen: () => () => void;
};

/** Pushing the open address (double click) adds no entry, except with state, as for games. */
export function openBrowserHistory(): BrowserHistory {
  const history = createHistory({ v5Compat: true });
  const step = createStore<Step>(() => ({ location: history.location, action: history.action }));
  const isHere = (to: To): boolean => createPath(history.location) === (typeof to === 'string' ? to : createPath(to));
  return {
    destination: { current: step.getState, subscribe: step.subscribe },
    navigator: { ...history, push: (to, state) => (isHere(to) && state == null ? history.replace(to, state) : history.push(to, state)) },
    listen: () => history.listen((update) => step.setState(update)),
  };
}
