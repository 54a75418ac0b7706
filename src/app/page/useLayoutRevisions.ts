import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { whenIdle } from '../startup/pauses.ts';
import type { Following } from './live/index.ts';
import { placeOf, shownLayouts, shownPage } from './shownLayouts.ts';

type Shown = {
  readonly id: string;
  readonly surface: string;
  readonly revision: string;
  readonly changesAt: string | null;
  readonly slots: readonly { readonly id: string; readonly criticality: string }[];
};

/** Follows published changes. `canonicalUrl` is null for a layout outside the page. */
export function useLayoutRevisions(layout: Shown, canonicalUrl: string | null): void {
  const { id, surface, revision, changesAt } = layout;
  const platform = usePlatform();
  const settle = useRef<(() => void) | null>(null);
  const following = useRef<Following | null>(null);
  const endHold = useRef(() => {
    settle.current?.();
    settle.current = null;
  }).current;
  useLayoutEffect(endHold, [endHold, revision]);
  useLayoutEffect(() => {
    shownLayouts.set(placeOf(layout.id), layout);
    if (canonicalUrl !== null) shownPage.layout = layout;
  }, [layout, canonicalUrl]);
  useEffect(() => following.current?.expect(changesAt), [revision, changesAt]);
  useEffect(() => {
    let isOver = false;
    const idle = whenIdle(() => {
      import('./live/index.ts').then(
        ({ followLayout, holdStill }) => {
          if (isOver) return;
          following.current = followLayout(platform, { id, surface, canonicalUrl }, (root) => {
            settle.current ??= holdStill(root);
          });
        },
        (error: unknown) => reportError('layout', error),
      );
    });
    return () => {
      isOver = true;
      idle();
      following.current?.stop();
      following.current = null;
      endHold();
    };
  }, [platform, id, surface, canonicalUrl, endHold]);
}
