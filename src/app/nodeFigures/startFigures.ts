import { newId, onNodeReport, type Platform } from '#src/platform/index.ts';
import { placeOf, shownLayouts, shownPage } from '../page/shownLayouts.ts';
import type { VitalValues } from '#src/shared/figures/vitals.ts';
import { createPageCounts, type PageCounts } from './pageCounts.ts';
import { startDisplays } from './displays.ts';
import { watchNodes } from './watchNodes.ts';
import { watchVitals } from './watchVitals.ts';
import { watchRefusals } from './watchRefusals.ts';

export const FIGURES_PATH = '/telemetry/nodes';
const SEND_EVERY_MS = 10_000;
const MOST_LEFT = 10;

type Deps = {
  readonly platform: Pick<Platform, 'client' | 'clock' | 'credentials' | 'http' | 'tabStorage'>;
  readonly isPlayer: () => boolean;
  readonly root?: HTMLElement;
  readonly send?: (body: string) => boolean;
  readonly vitals?: () => VitalValues;
};
export type Counting = { readonly turn: () => void; readonly stop: () => void };

const openedPath = (): string | null => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : null;
};
const beacon = (body: string): boolean => navigator.sendBeacon(FIGURES_PATH, new Blob([body], { type: 'application/json' }));

/** Counts views and presses of nodes. Sends counts every ten seconds and when the page closes. */
export function startFigures({ platform, isPlayer, root = document.body, send = beacon, vitals = watchVitals() }: Deps): Counting {
  const { client, clock, credentials } = platform;
  const open = (): PageCounts =>
    createPageCounts({
      page: newId(),
      openedAt: Math.round(clock.now()),
      revisionAt: (place) => shownLayouts.get(place)?.revision ?? null,
    });
  let page = open();
  let left: readonly { readonly counts: PageCounts; readonly wasPlayer: boolean }[] = [];
  const displays = startDisplays(platform);
  const endBearer = credentials.onBearerChange(() => credentials.hasBearer() || displays.forget());
  let displayed = new Set<string>();
  const watch = watchNodes(root, (nodeId, facts) => {
    page.add(nodeId, facts);
    if (facts.seen !== undefined && isPlayer()) tellDisplay(nodeId);
  });
  function tellDisplay(nodeId: string): void {
    const layout = shownLayouts.get(placeOf(nodeId));
    if (displayed.has(nodeId) || layout?.slots.some(({ id, criticality }) => id === nodeId && criticality === 'MANDATORY') !== true) return;
    displayed.add(nodeId);
    displays.add(layout.revision, nodeId);
  }
  const endRefusals = watchRefusals(client, root, (nodeId) => page.add(nodeId, { refusals: 1 }));
  const endReports = onNodeReport(({ nodeId }) => page.add(nodeId, { fallbacks: 1 }));

  function sendOf(counts: PageCounts, ofPlayer = isPlayer()): boolean {
    const session = credentials.anonymousToken();
    if (session === null) return false;
    const body = counts.next({ session, isPlayer: ofPlayer });
    if (body === null || send(body)) return true;
    counts.putBack();
    return false;
  }
  /** First page of the visit, until its web vitals are read. Null afterwards. */
  let opened = openedPath() === location.pathname && shownPage.layout ? { path: location.pathname, ...shownPage.layout } : null;
  function takeVitals(): void {
    if (opened) page.measure(opened.revision, vitals());
    opened = null;
  }

  function flush(): void {
    left = left.filter(({ counts, wasPlayer }) => !sendOf(counts, wasPlayer));
    sendOf(page);
  }
  function flushNow(): void {
    watch.settle();
    flush();
  }
  const whenHidden = (): void => {
    if (document.visibilityState !== 'hidden') return;
    takeVitals();
    flush();
    displays.leave();
  };

  const timer = setInterval(flushNow, SEND_EVERY_MS);
  // Comes after the listener of `watchNodes`, which reports the nodes still in view.
  document.addEventListener('visibilitychange', whenHidden);
  const leave = (): void => {
    takeVitals();
    flushNow();
    displays.leave();
  };
  addEventListener('pagehide', leave);
  return {
    turn: () =>
      watch.turn(() => {
        if (opened?.path !== location.pathname) takeVitals();
        if (!sendOf(page)) left = [...left, { counts: page, wasPlayer: isPlayer() }];
        page = open();
        displayed = new Set();
        for (const { counts } of left.slice(0, -MOST_LEFT)) page.lose(counts.size());
        left = left.slice(-MOST_LEFT);
      }),
    stop: () => {
      watch.stop();
      flush();
      endReports();
      endRefusals();
      endBearer();
      displays.stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenHidden);
      removeEventListener('pagehide', leave);
    },
  };
}
