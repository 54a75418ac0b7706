import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { addressOf, type Choice, choiceOf } from '../preview/address.ts';

const MOVED = 'gallery-moved';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(MOVED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(MOVED, listener);
  };
}

const searchNow = (): string => location.search;

/** Keeps the choice in the URL, so that it survives reloads. */
export function useChoice(): readonly [Choice, (changes: Partial<Choice>) => void] {
  const search = useSyncExternalStore(subscribe, searchNow, searchNow);
  const choice = useMemo(() => choiceOf(search), [search]);
  const change = useCallback((changes: Partial<Choice>) => {
    history.pushState(null, '', addressOf('gallery', { ...choiceOf(location.search), ...changes }));
    dispatchEvent(new Event(MOVED));
  }, []);
  return [choice, change];
}
