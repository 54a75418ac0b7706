import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import type { Step } from '../../frame/router/destination.ts';
import { useLatestStep } from '../../frame/router/latestStep.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { recentOf, remember } from './recent.ts';
import { DEFAULT_DEBOUNCE_MS, isSearch, pathOfTerm, SEARCH, termIn, termOf, typable } from './term.ts';

type Search = {
  readonly text: string;
  /** What the player searched for last, newest first. */
  readonly recent: () => readonly string[];
  readonly type: (text: string) => void;
  /** Searches at once for what was typed. */
  readonly submit: () => void;
  readonly clear: () => void;
  /** What was searched for stays among the recent ones. */
  readonly keep: () => void;
};

/** What is typed, and the page of results that follows it. The address says what is searched for; each letter goes on a moment after the last. */
export function useSearch(): Search {
  const location = useLocation();
  const action = useNavigationType();
  const { pathname } = location;
  const latest = useLatestStep();
  const { storage } = usePlatform();
  const { userId } = useAuth();
  const debounceMs = useStartup().startup?.applicationMetadata.searchDebounceIntervalMilliseconds ?? DEFAULT_DEBOUNCE_MS;
  const isOwn = isTyped({ location, action });
  const [text, setText] = useTextOf(pathname, isOwn);
  const go = useGo(latest);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Who has gone elsewhere meanwhile is not fetched back.
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
      soon(() => isStillAt(from, latest()) && go(next), termOf(next) === null ? 0 : debounceMs);
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

/** Marks the entries of the history that the box has made while it was typed into. */
const TYPED = { isTyped: true } as const;

/** Whether the box itself has led here. What it asked for may come late, and more may have been typed by then. */
const isTyped = ({ location: { state }, action }: Step): boolean =>
  action !== 'POP' && typeof state === 'object' && state !== null && 'isTyped' in state;

/** Whoever has gone elsewhere, or has opened what lies over the page, is not fetched back; the box hears of it a moment after they have asked for it. */
const isStillAt = (from: Step, now: Step): boolean => now.location.key === from.location.key || isTyped(now);

/** The text of the box: what the address says whenever that changes by another hand, else what is typed. */
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

/** Each further letter takes the place of the search before it: the way back leads out of the search, not through it. */
function useGo(latest: () => Step): (typed: string) => void {
  const navigate = useNavigate();
  return (typed) => {
    const here = latest().location.pathname;
    const term = termOf(typed);
    if (term === null) {
      // Too little is no question; only a question that was asked is taken back.
      if (termIn(here) !== '') void navigate(SEARCH, { replace: true, state: TYPED });
    } else if (term !== termIn(here)) void navigate(pathOfTerm(term), { replace: isSearch(here), state: TYPED });
  };
}
