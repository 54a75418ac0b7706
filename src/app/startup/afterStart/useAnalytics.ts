import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOddsFormat, useThemeChoice } from '#src/brand/preferences.tsx';
import { type LogoutReason, useAuth } from '#src/core/auth/index.ts';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { branchFingerprint } from '#src/platform/analytics/branchFingerprint.ts';
import type { EventBroker } from '#src/platform/analytics/broker.ts';
import { onHappened } from '#src/platform/analytics/happened.ts';
import { locationPermission } from '#src/platform/analytics/locationPermission.ts';
import { startAnalytics } from '#src/platform/analytics/startAnalytics.ts';
import { newId, usePlatform } from '#src/platform/index.ts';
import { readLocal, writeLocal } from '#src/platform/localState.ts';
import { CASINO_VISITED } from '../../frame/casinoVisited.ts';
import { useStartup } from '../StartupContext.tsx';
import { methodOf, sectionOf, slipEvents } from './moments.ts';

type Publish = EventBroker['publish'];

/** Last logout. Each is a new object, so that effects run again. */
export type Left = { readonly reason: LogoutReason };

const isVisit = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,64}$/.test(value);
const VISIT = { key: 'visit', version: 1, isValid: isVisit };

/** Sends analytics events if startup gives a sample rate. Writes the visit ID to tab storage. */
export function useAnalytics(broker: EventBroker, left: Left | null): void {
  const { tabStorage } = usePlatform();
  const rate = useStartup().startup?.monitoring.analyticsSampleRate ?? null;
  useEffect(() => {
    if (rate === null) return undefined;
    const visit = tabStorage.read(VISIT) ?? newId();
    tabStorage.write(VISIT, visit);
    return startAnalytics({ broker, visit, rate });
  }, [broker, tabStorage, rate]);
  usePages(broker.publish);
  useComing(broker.publish);
  useGoing(broker.publish, left);
  useSlip(broker.publish);
  useChoices(broker.publish);
  useEffect(() => onHappened(broker.publish), [broker]);
}

/** Counts page views after the login state is known. A login on the same page adds no view. */
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

function useComing(publish: Publish): void {
  const { tabStorage } = usePlatform();
  const { isLoggedIn } = useAuth();
  const country = useStartup().startup?.regionalMetadata.currentCountryCode ?? null;
  const now = useRef(country);
  now.current = country;
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    const isReturning = before.current === null;
    const hasCome = isLoggedIn === true && before.current !== true;
    before.current = isLoggedIn;
    if (!hasCome) return;
    const fingerprint = branchFingerprint(tabStorage);
    void locationPermission().then((location) =>
      publish({ type: 'login-completed', isReturning, location, country: now.current, branchFingerprint: fingerprint }),
    );
  }, [publish, isLoggedIn, tabStorage]);
}

function useGoing(publish: Publish, left: Left | null): void {
  useEffect(() => {
    if (left !== null) publish({ type: 'logged-out', method: methodOf(left.reason) });
  }, [publish, left]);
}

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
