import { createStore } from 'zustand/vanilla';
import { createPath, type Navigator, type To, UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom';
import type { Destination, Step } from './destination.ts';

export type BrowserHistory = {
  readonly destination: Destination;
  readonly navigator: Navigator;
  /** Begins to hear of the browser's own steps; answers how to stop. */
  readonly listen: () => () => void;
};

/**
 * The history of this tab. Whoever asks for the address that is open already leaves no entry: of two quick presses on a link the second goes nowhere.
 * What is left with something is an entry of its own, such as a game over its page.
 */
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
