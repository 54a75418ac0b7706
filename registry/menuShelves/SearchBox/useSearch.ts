import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import type { Step } from '#src/render/links/destination.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { useLatestStep } from '#src/render/links/latestStep.ts';
import { recentOf, remember } from './recent.ts';
import { isOfCasino, isSearch, pathOfTerm, SEARCH, tabIn, termIn, termOf, typable } from '#src/shared/site/searchTerm.ts';

const DEFAULT_DEBOUNCE_MS = 1_000;

type Search = {
  readonly text: string;
  readonly recent: () => readonly string[];
  readonly type: (text: string) => void;
  readonly submit: () => void;
  readonly clear: () => void;
  readonly keep: () => void;
};

/** Keeps the search term in the URL. Navigates when typing pauses. */
export function useSearch(): Search {
  const location = useLocation();
  const action = useNavigationType();
  const { pathname } = location;
  const latest = useLatestStep();
  const { storage } = usePlatform();
  const { searchDebounceMs } = useRenderPorts();
  const { userId } = useAuth();
  const isOwn = isTyped({ location, action });
  const [text, setText] = useTextOf(pathname, isOwn);
  const go = useGo(latest);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOwn) clearTimeout(timer.current);
  }, [pathname, isOwn]);
  const soon = (act: () => void, afterMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, afterMs);
  };
  const keep = (): void => {
    const term = termOf(termIn(pathname));
    if (term !== null) remember(storage, userId, term);
  };
  return {
    text,
    recent: () => recentOf(storage, userId),
    type: (typed) => {
      const next = typable(typed);
      const from = latest();
      setText(next);
      soon(() => isStillAt(from, latest()) && go(next), termOf(next) === null ? 0 : (searchDebounceMs() ?? DEFAULT_DEBOUNCE_MS));
    },
    submit: () => {
      clearTimeout(timer.current);
      const term = termOf(text);
      if (term !== null) remember(storage, userId, term);
      go(text);
    },
    clear: () => {
      clearTimeout(timer.current);
      setText('');
      go('');
    },
    keep,
  };
}

const TYPED = { isTyped: true } as const;

const isTyped = ({ location: { state }, action }: Step): boolean =>
  action !== 'POP' && typeof state === 'object' && state !== null && 'isTyped' in state;

const isStillAt = (from: Step, now: Step): boolean => now.location.key === from.location.key || isTyped(now);

function useTextOf(pathname: string, isOwn: boolean): readonly [string, (text: string) => void] {
  const asked = termIn(pathname);
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (!isOwn) setText(asked);
  }
  return [text, setText];
}

/** Adds a history entry for the first search term only, so that Back leaves the search. */
function useGo(latest: () => Step): (typed: string) => void {
  const navigate = useNavigate();
  return (typed) => {
    const here = latest().location.pathname;
    const term = termOf(typed);
    if (term === null) {
      if (termIn(here) !== '') void navigate(SEARCH, { replace: true, state: TYPED });
    } else if (term !== termIn(here))
      void navigate(pathOfTerm(term, isOfCasino(here) ? 'casino' : (tabIn(here) ?? 'all')), { replace: isSearch(here), state: TYPED });
  };
}
