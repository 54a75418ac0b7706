import { createStore } from 'zustand/vanilla';
import { createPath, type Navigator, type To, UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Destination, Step } from '#src/render/links/destination.ts';
import { sheetIn } from '#src/render/links/sheet.ts';

export type BrowserHistory = {
  readonly destination: Destination;
  readonly navigator: Navigator;
  readonly listen: () => () => void;
};

/**
 * Opens the browser history. A link to the current URL, as by a double click, adds no entry. A link in an open sheet replaces the sheet's
 * entry.
 */
export function openBrowserHistory(): BrowserHistory {
  const history = createHistory({ v5Compat: true });
  const step = createStore<Step>(() => ({ location: history.location, action: history.action }));
  const isHere = (to: To): boolean => createPath(history.location) === (typeof to === 'string' ? to : createPath(to));
  const isSheet = (): boolean => sheetIn(history.location.state) !== null;
  const replaces = (to: To, state: unknown): boolean => (isHere(to) && state == null) || isSheet();
  return {
    destination: {
      current: step.getState,
      subscribe: step.subscribe,
      lay: (sheet) => {
        const { state } = history.location;
        const next = { ...(isPlainObject(state) ? state : {}), sheet };
        if (isSheet()) history.replace(createPath(history.location), next);
        else history.push(createPath(history.location), next);
      },
      back: () => history.go(-1),
    },
    navigator: { ...history, push: (to, state) => (replaces(to, state) ? history.replace(to, state) : history.push(to, state)) },
    listen: () => history.listen((update) => step.setState(update)),
  };
}
