import { useState } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import { createBroker } from '#src/platform/analytics/broker.ts';
import { useAccountMenu } from './useAccountMenu.ts';
import { type Left, useAnalytics } from './useAnalytics.ts';
import { useErrorReports } from './useErrorReports.ts';
import { useLiveFlags } from './useLiveFlags.ts';
import { usePlace } from './usePlace.ts';
import { usePreferencesOfOtherTabs } from './usePreferencesOfOtherTabs.ts';
import { useQueryHashes } from './useQueryHashes.ts';

/**
 * What goes along with every page, in every layout, and none of them waits for. Loads after the first page can be used; draws nothing. `left`
 * is the last time that somebody has left.
 */
export function AfterStart({ left = null }: { readonly left?: Left | null }): null {
  const { clock } = usePlatform();
  const [broker] = useState(() => createBroker(clock.now));
  useErrorReports();
  usePlace();
  useLiveFlags(broker);
  useQueryHashes();
  useAccountMenu();
  useAnalytics(broker, left);
  usePreferencesOfOtherTabs();
  return null;
}
