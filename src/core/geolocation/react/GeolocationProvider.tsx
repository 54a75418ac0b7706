import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { usePlatform } from '#src/platform/index.ts';
import type { GeoFault, GeoState, GeoStatus, GeoTrigger } from '../types.ts';
import { isPositionAllowed } from './browserPosition.ts';
import { createGeoRunner, type GeoRunner } from './geoRunner.ts';
import { LocationPromptSurface } from './LocationPromptSurface.tsx';
import { GeoNotices, type GeoRemedies } from './GeoNotices.tsx';
import { useIpWatch } from './useIpWatch.ts';
import { useWalkWatch } from './useWalkWatch.ts';

export type GeolocationDoor = {
  readonly status: GeoStatus;
  readonly error: GeoFault | null;
  /** A refusal is a text for the player. */
  readonly check: (trigger: GeoTrigger) => Promise<Result<undefined, string>>;
};

export type GeolocationProviderProps = {
  readonly playerId: string | null;
  /** Reason for a check on mount, which is made only if the browser will not prompt the player. */
  readonly arrival?: 'app-launch' | 'log-in';
  readonly waysOut: GeoRemedies;
  readonly onDifferentRegion?: () => void;
  /** Must be a stable function. */
  readonly onState?: (state: GeoState) => void;
  /** True after a casino visit (product §3). Must be a stable function. */
  readonly hasVisitedCasino?: () => boolean;
  readonly children: ReactNode;
};

const GeolocationContext = createContext<GeolocationDoor | null>(null);

export function GeolocationProvider(props: GeolocationProviderProps) {
  const { playerId, arrival, waysOut, onDifferentRegion, onState, hasVisitedCasino, children } = props;
  const platform = usePlatform();
  const [runner] = useState(() => createGeoRunner(platform, hasVisitedCasino));
  useEffect(() => (onState ? runner.store.subscribe(onState) : undefined), [runner, onState]);
  useEffect(() => runner.dispatch({ type: 'player-known', playerId }), [runner, playerId]);
  useEffect(() => () => runner.dispose(), [runner]);
  useArrival(runner, playerId, arrival);
  useIpWatch(runner, playerId);
  useWalkWatch(runner);
  const status = useStore(runner.store, (state) => state.status);
  const error = useStore(runner.store, (state) => state.fault);
  const isElsewhere = useStore(runner.store, mustLogInElsewhere);
  useEffect(() => (isElsewhere ? onDifferentRegion?.() : undefined), [isElsewhere, onDifferentRegion]);
  const door = useMemo(
    (): GeolocationDoor => ({
      status,
      error,
      check: async (trigger) => {
        const fault = await runner.check(trigger);
        return fault === null ? ok(undefined) : refuse(fault.message);
      },
    }),
    [status, error, runner],
  );
  return (
    <GeolocationContext value={door}>
      {children}
      <LocationPromptSurface runner={runner} />
      <GeoNotices runner={runner} waysOut={waysOut} />
    </GeolocationContext>
  );
}

/** True if the player must log in at another region's site. False right after a login, because the next login would end the same way. */
const mustLogInElsewhere = ({ fault, trigger }: GeoState): boolean =>
  fault?.result === 'USER_IN_DIFFERENT_VALID_REGION' && trigger !== 'log-in';

function useArrival(runner: GeoRunner, playerId: string | null, arrival: GeolocationProviderProps['arrival']): void {
  useEffect(() => {
    if (playerId === null || arrival === undefined) return;
    void isPositionAllowed().then((isAllowed) => (isAllowed ? runner.check(arrival) : null));
  }, [runner, playerId, arrival]);
}

/** Throws outside a `GeolocationProvider`. */
export function useGeolocation(): GeolocationDoor {
  const door = use(GeolocationContext);
  if (door === null) throw new Error('Wrap the application in <GeolocationProvider>.');
  return door;
}
