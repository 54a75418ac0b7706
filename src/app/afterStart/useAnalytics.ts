import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOddsFormat, useThemeChoice } from '#src/brand/preferences.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import type { EventBroker } from '#src/platform/analytics/broker.ts';
import { startAnalytics } from '#src/platform/analytics/startAnalytics.ts';
import { isBoolean, newId, usePlatform } from '#src/platform/index.ts';
import { readLocal, writeLocal } from '#src/platform/localState.ts';
import { useStartup } from '../StartupContext.tsx';
import { methodOf, sectionOf, slipEvents } from './moments.ts';

type Publish = EventBroker['publish'];

const isVisit = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,64}$/.test(value);
/** Of this tab, and gone with it. */
const VISIT = { key: 'visit', version: 1, isValid: isVisit };
const CASINO_VISITED = { key: 'userHasVisitedCasino', version: 1, isValid: isBoolean, initial: false };

/** Tells what happens on this page, and sends it on once the server has said how many visits are counted. */
export function useAnalytics(broker: EventBroker): void {
  const { tabStorage } = usePlatform();
  const rate = useStartup().startup?.monitoring.analyticsSampleRate ?? null;
  useEffect(() => {
    if (rate === null) return undefined;
    const visit = tabStorage.read(VISIT) ?? newId();
    tabStorage.write(VISIT, visit);
    return startAnalytics({ broker, visit, rate });
  }, [broker, tabStorage, rate]);
  usePages(broker.publish);
  useComingAndGoing(broker.publish);
  useSlip(broker.publish);
  useChoices(broker.publish);
}

/** A page is counted once it is known who looks at it; logging in on it is no other page. */
function usePages(publish: Publish): void {
  const { pathname } = useLocation();
  const { storage } = usePlatform();
  const { isLoggedIn } = useAuth();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (isLoggedIn === null || counted.current === pathname) return;
    const before = counted.current === null ? null : sectionOf(counted.current);
    counted.current = pathname;
    const section = sectionOf(pathname);
    publish({ type: 'page-viewed', section, isLoggedIn });
    if (section !== 'casino' || before === 'casino') return;
    publish({ type: 'casino-visited', isFirst: !readLocal(storage, CASINO_VISITED) });
    writeLocal(storage, CASINO_VISITED, true);
  }, [publish, storage, pathname, isLoggedIn]);
}

/** Why somebody has left stands in the history entry that they were led to. */
function useComingAndGoing(publish: Publish): void {
  const { isLoggedIn } = useAuth();
  const location = useLocation();
  const before = useRef<boolean | null>(null);
  const latest = useRef(location);
  latest.current = location;
  useEffect(() => {
    const wasLoggedIn = before.current;
    if (isLoggedIn === true && wasLoggedIn !== true) publish({ type: 'login-completed', isReturning: wasLoggedIn === null });
    before.current = isLoggedIn;
    if (isLoggedIn !== false || wasLoggedIn !== true) return undefined;
    // The way to the login page is taken after the session has ended.
    const timer = setTimeout(() => publish({ type: 'logged-out', method: methodOf(reasonIn(latest.current.state)) }));
    return () => clearTimeout(timer);
  }, [publish, isLoggedIn]);
}

const reasonIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'logoutReason' in state ? state.logoutReason : undefined;

function useSlip(publish: Publish): void {
  const { store } = useBetslipContext();
  useEffect(() => store.subscribe((after, before) => slipEvents(before, after).forEach(publish)), [store, publish]);
}

function useChoices(publish: Publish): void {
  const [format] = useOddsFormat();
  const [mode] = useThemeChoice();
  const before = useRef({ format, mode });
  useEffect(() => {
    if (before.current.format !== format) publish({ type: 'preference-changed', preference: 'odds-format' });
    if (before.current.mode !== mode) publish({ type: 'preference-changed', preference: 'theme' });
    before.current = { format, mode };
  }, [publish, format, mode]);
}
