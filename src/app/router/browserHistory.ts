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
  let step: Step = { location: history.location, action: history.action };
  const listeners = new Set<() => void>();
  const isHere = (to: To): boolean => createPath(history.location) === (typeof to === 'string' ? to : createPath(to));
  return {
    destination: {
      current: () => step,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    navigator: { ...history, push: (to, state) => (isHere(to) && state == null ? history.replace(to, state) : history.push(to, state)) },
    listen: () =>
      history.listen(({ location, action }) => {
        step = { location, action };
        for (const listener of listeners) listener();
      }),
  };
}
