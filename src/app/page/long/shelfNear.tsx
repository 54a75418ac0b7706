import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react';
import { boxed, type ShelfProps, sizeOf } from '#src/render/index.ts';
import type { Nearness } from './nearness.ts';

const UNKNOWN_HEIGHT = 200;
/** Vertical padding in px around a shelf (src/render/boxed.tsx). */
const PADDING = 16;

/** Draws a shelf only near the viewport. Keeps visible content until newly fetched content arrives. */
export const shelfNear = (nearness: Nearness) =>
  function ShelfNear({ isLater, frame, height = UNKNOWN_HEIGHT, children }: ShelfProps): ReactNode {
    const { id } = frame;
    const subscribe = useCallback((listener: () => void) => nearness.subscribe(id, listener), [id]);
    const read = (): boolean => nearness.isNear(id);
    const isNear = useSyncExternalStore(subscribe, read, read);
    const drawn = useRef<ReactNode>(null);
    if (!isNear) drawn.current = null;
    else if (!isLater) drawn.current = children;
    const known = nearness.heightOf(id);
    return boxed(
      { frame, height, children: isNear ? (drawn.current ?? children) : null },
      {
        ref: nearness.box,
        style: isNear ? sizeOf(known === undefined ? height : known - PADDING) : { height: known ?? height + PADDING },
        'data-far': isNear ? undefined : '',
      },
    );
  };
