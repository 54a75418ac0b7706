import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { whenIdle } from '../startup/pauses.ts';
import type { Following } from './live/index.ts';
import { placeOf, shownRevisions } from './shownLayouts.ts';

type Shown = { readonly id: string; readonly surface: string; readonly revision: string; readonly changesAt: string | null };

/** Null `canonicalUrl`: part of the frame. */
export function useLayoutRevisions({ id, surface, revision, changesAt }: Shown, canonicalUrl: string | null): void {
  const platform = usePlatform();
  const settle = useRef<(() => void) | null>(null);
  const following = useRef<Following | null>(null);
  const endHold = useRef(() => {
    settle.current?.();
    settle.current = null;
  }).current;
  useLayoutEffect(endHold, [endHold, revision]);
  useLayoutEffect(() => void shownRevisions.set(placeOf(id), revision), [id, revision]);
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
