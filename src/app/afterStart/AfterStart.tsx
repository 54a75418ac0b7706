import { useState } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import { createBroker } from '#src/platform/analytics/broker.ts';
import { useAnalytics } from './useAnalytics.ts';
import { useErrorReports } from './useErrorReports.ts';
import { useLiveFlags } from './useLiveFlags.ts';
import { usePreferencesOfOtherTabs } from './usePreferencesOfOtherTabs.ts';

/** What goes along with every page and none of them waits for. Loads after the first page can be used; draws nothing. */
export function AfterStart(): null {
  const { clock } = usePlatform();
  const [broker] = useState(() => createBroker(clock.now));
  useErrorReports();
  useLiveFlags(broker);
  useAnalytics(broker);
  usePreferencesOfOtherTabs();
  return null;
}
