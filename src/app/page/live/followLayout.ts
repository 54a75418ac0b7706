import { LayoutChangedDocument, type LayoutPartQueryVariables, PageLayoutDocument } from '#src/gql/graphql.ts';
import { type Platform, reportError } from '#src/platform/index.ts';
import { createAlarm } from './alarm.ts';
import { Follower } from './follower.ts';
import { authored, keptLayout, outlineOf, type Part, placeIn } from './keptLayout.ts';
import { partsBeside } from './partsBeside.ts';
import { atSafeMoment, paymentOver } from './safeMoment.ts';
import { layoutChangeIn } from './layoutChange.ts';

export type Followed = {
  readonly id: string;
  readonly surface: string;
  /** URL of the page; null for a layout outside the page, such as the header. */
  readonly canonicalUrl: string | null;
};
type Fetched = { readonly revision: string; readonly part: Part; readonly variables: LayoutPartQueryVariables };

export type Following = {
  readonly expect: (changesAt: string | null) => void;
  readonly stop: () => void;
};

/** Applies published layout changes. Calls `onPut` before each new revision is drawn. */
export function followLayout(
  { client, clock }: Pick<Platform, 'client' | 'clock'>,
  { id, surface, canonicalUrl }: Followed,
  onPut: (root: HTMLElement) => void,
): Following {
  const place = placeIn(id, surface);
  const kept = keptLayout(client.cache, id, place);
  const ask = partsBeside(client);
  const root = (): HTMLElement =>
    document.querySelector<HTMLElement>(`[data-surface="${CSS.escape(surface)}"]`) ?? regionOf(canonicalUrl === null ? place : null);
  const alarm = createAlarm({ now: clock.now, random: Math.random, ring: () => follower.lookAnew() });
  const follower: Follower<Fetched> = new Follower({
    held: kept.held,
    fetch: async (asked) => {
      const near = asked === null && canonicalUrl !== null ? drawnIn(root()) : null;
      const wanted = near === null ? asked : { ids: near.map((node) => authored(node, place)), withFrames: true };
      const variables: LayoutPartQueryVariables = canonicalUrl === null ? { surface, ...wanted } : { canonicalUrl, ...wanted };
      const part = await ask(variables);
      return part && { revision: part.revision, part, variables };
    },
    outlineOf: ({ part }) => outlineOf(part.slots, place),
    put: (revision, outline, part) => {
      // Calls `onPut` only for a new revision, because otherwise nothing is drawn again.
      if (kept.held()?.revision !== revision) onPut(root());
      kept.put(revision, outline, part);
      if (part) alarm.set(part.part.changesAt);
    },
    // Refetches a page whose layout is no longer published, to show that the page is missing.
    leave: () => {
      if (canonicalUrl !== null)
        client.refetchQueries({ include: [PageLayoutDocument] }).catch((error: unknown) => reportError('layout', error));
    },
    whenSafe: (until) => resolvedBy(until, (act) => atSafeMoment(root(), act)),
    whenFree: paymentOver,
    pause: (ms, until) =>
      resolvedBy(until, (act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      }),
    random: Math.random,
    onFault: (error) => reportError('layout', error),
  });
  const subscription = client.subscribe({ query: LayoutChangedDocument, variables: { surface }, fetchPolicy: 'no-cache' }).subscribe({
    next: ({ data }) => data && follower.hear(layoutChangeIn(data.layoutChanged)),
    error: (error: unknown) => reportError('layout', error),
  });
  alarm.set(kept.held()?.changesAt ?? null);
  return {
    expect: alarm.set,
    stop: () => {
      alarm.stop();
      subscription.unsubscribe();
      follower.stop();
    },
  };
}

/** Ids of the nodes drawn in `region`; null if all nodes are drawn. */
const drawnIn = (region: HTMLElement): readonly string[] | null =>
  region.querySelector('[data-far]') &&
  Array.from(region.querySelectorAll<HTMLElement>('[data-node]:not([data-far])'), ({ dataset: { node = '' } }) => node);

function regionOf(place: string | null): HTMLElement {
  const node = place === null ? null : document.querySelector(`[data-node$="${CSS.escape(place)}"]`);
  return node?.parentElement ?? document.querySelector('main') ?? document.body;
}

const resolvedBy = (until: AbortSignal, start: (act: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    if (until.aborted) {
      resolve();
      return;
    }
    const stop = start(resolve);
    until.addEventListener('abort', () => (stop(), resolve()), { once: true });
  });
