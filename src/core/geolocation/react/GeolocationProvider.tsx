import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ok, refuse, type Result } from '#src/lib/result.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { dismissToast, toast, TOAST_PERMANENT } from '#src/ui/toast.ts';
import { isServiceAway } from '../faults.ts';
import type { GeoFault, GeoStatus, GeoTrigger } from '../types.ts';
import { createGeoRunner, type GeoRunner } from './geoRunner.ts';
import { useIpWatch } from './useIpWatch.ts';
import { useWalkWatch } from './useWalkWatch.ts';

export type GeolocationDoor = {
  readonly status: GeoStatus;
  readonly error: GeoFault | null;
  /** Refused with the words for the player. */
  readonly check: (trigger: GeoTrigger) => Promise<Result<undefined, string>>;
};

export type GeolocationProviderProps = {
  /** Null for visitors: nobody to locate. */
  readonly playerId: string | null;
  /** The player is in another region that is served: they log in again there. */
  readonly onDifferentRegion?: () => void;
  readonly children: ReactNode;
};

const GeolocationContext = createContext<GeolocationDoor | null>(null);

/** Knows whether the player may wager from where they are. Only the server's verdict counts; this shows it and keeps it fresh. */
export function GeolocationProvider({ playerId, onDifferentRegion, children }: GeolocationProviderProps) {
  const platform = usePlatform();
  const [runner] = useState(() => createGeoRunner(platform));
  useEffect(() => runner.dispatch({ type: 'player-known', playerId }), [runner, playerId]);
  useEffect(() => () => runner.dispose(), [runner]);
  useIpWatch(runner, playerId);
  useWalkWatch(runner);
  const status = useStore(runner.store, (state) => state.status);
  const error = useStore(runner.store, (state) => state.fault);
  const isElsewhere = error?.result === 'USER_IN_DIFFERENT_VALID_REGION';
  useEffect(() => (isElsewhere ? onDifferentRegion?.() : undefined), [isElsewhere, onDifferentRegion]);
  useServiceWarning(runner, error !== null && isServiceAway(error));
  const door = useMemo(
    (): GeolocationDoor => ({ status, error, check: (trigger) => checkAndTell(runner, trigger) }),
    [status, error, runner],
  );
  return (
    <GeolocationContext value={door}>
      {children}
      <LocationPromptSurface runner={runner} />
    </GeolocationContext>
  );
}

const SERVICE_WARNING = 'location-service';

/** While the vendor's service cannot be reached a warning stays, with the way to check again. */
function useServiceWarning(runner: GeoRunner, isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return undefined;
    toast({
      id: SERVICE_WARNING,
      type: 'danger',
      title: "We can't find your location",
      body: 'The location service is not available. Check your connection, then check again.',
      cta: { label: 'Check Location', onPress: () => void runner.check('manual-check') },
      secondsUntilRemoved: TOAST_PERMANENT,
    });
    return () => dismissToast(SERVICE_WARNING);
  }, [runner, isAway]);
}

/** Throws outside a `GeolocationProvider`. */
export function useGeolocation(): GeolocationDoor {
  const door = use(GeolocationContext);
  if (door === null) throw new Error('Wrap the application in <GeolocationProvider>.');
  return door;
}

async function checkAndTell(runner: GeoRunner, trigger: GeoTrigger): Promise<Result<undefined, string>> {
  const fault = await runner.check(trigger);
  if (fault === null) return ok(undefined);
  // A placement shows the reason where the button is; only a check that the player asked for by itself speaks up.
  if (trigger === 'manual-check')
    toast({
      id: 'location',
      type: 'danger',
      title: fault.code === 'permission-denied' ? 'Location Services Disabled' : 'Location Error Detected',
      body: fault.message,
      secondsUntilRemoved: 10,
    });
  return refuse(fault.message);
}

/** Says why before the browser asks: a player who knows the reason is less likely to refuse for good. */
function LocationPromptSurface({ runner }: { readonly runner: GeoRunner }) {
  const shown = useStore(runner.prompt, (state) => state.shown);
  if (shown === null) return null;
  return (
    <Dialog
      open
      width={400}
      title={shown.title}
      description={shown.body}
      onClose={() => runner.answerPrompt(false)}
      actions={
        <>
          <Button tone="secondary" onClick={() => runner.answerPrompt(false)}>
            {shown.declineLabel}
          </Button>
          <Button onClick={() => runner.answerPrompt(true)}>{shown.allowLabel}</Button>
        </>
      }
    />
  );
}
