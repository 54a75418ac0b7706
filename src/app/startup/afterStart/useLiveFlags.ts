import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type FlagValues, useSetFlags } from '#src/flags/index.ts';
import type { Following } from '#src/flags/live/liveFlags.ts';
import { liveFlagStore } from '#src/flags/live/liveFlagStore.ts';
import { effectiveFlags, FLAG_OVERRIDES, valuesOf } from '#src/flags/live/overrides.ts';
import { isBot } from '#src/shared/site/bots.ts';
import { t } from '#src/shared/text/t.ts';
import { type Platform, reportError, usePlatform } from '#src/platform/index.ts';
import type { EventBroker } from '#src/platform/analytics/broker.ts';
import { type LocalItem, useLocal } from '#src/platform/localState.ts';
import { dismissToast, toast, TOAST_PERMANENT } from '#src/ui/notices/toast.ts';
import { whenIdle } from '../pauses.ts';

export const OVERRIDES: LocalItem<FlagValues> = { ...FLAG_OVERRIDES, initial: {} };
const TOAST = 'flag-overrides';

export function useLiveFlags({ publish }: Pick<EventBroker, 'publish'>): void {
  const { credentials } = usePlatform();
  const setFlags = useSetFlags();
  const [overrides] = useLocal(OVERRIDES);
  const live = useStore(liveFlagStore, ({ flags }) => flags);
  const flags = useMemo(() => effectiveFlags(live, overrides), [live, overrides]);
  useEffect(() => (isBot(navigator.userAgent) ? undefined : askWhenIdle(credentials)), [credentials]);
  useEffect(() => {
    if (flags.length > 0) setFlags(valuesOf(flags));
  }, [flags, setFlags]);
  const overridden = flags.filter(({ isOverridden }) => isOverridden).map(({ name, isOn }) => `${name} ${isOn ? 'on' : 'off'}`);
  const told = overridden.join(', ');
  useEffect(() => {
    if (told === '') return undefined;
    publish({ type: 'flag-overridden', count: overridden.length });
    toast({ id: TOAST, type: 'info', title: t`Flags are overridden here`, body: told, secondsUntilRemoved: TOAST_PERMANENT });
    return () => dismissToast(TOAST);
  }, [told, overridden.length, publish]);
}

/** Subscribes to flags when the browser is idle. Returns a function to stop, even while the code loads. */
function askWhenIdle(credentials: Platform['credentials']): () => void {
  let following: Following | null = null;
  let isStopped = false;
  const stopWaiting = whenIdle(() => void load());
  const stopHearing = credentials.onBearerChange(() => following?.askAgain());
  async function load(): Promise<void> {
    try {
      const { followFlags } = await import('#src/flags/live/liveFlags.ts');
      if (isStopped) return;
      following = followFlags({
        origin: location.origin,
        headers: credentials.headers,
        onFlags: (flags) => liveFlagStore.setState({ flags }),
        onFault: (error) => reportError('network', error),
      });
    } catch (error) {
      reportError('boot', error);
    }
  }
  return () => {
    isStopped = true;
    stopWaiting();
    stopHearing();
    following?.stop();
  };
}
