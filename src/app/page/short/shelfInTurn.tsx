import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { boxed, type ShelfProps } from '#src/render/index.ts';
import { onceNearScreen } from '#src/ui/nearScreen.ts';
import type { Presence } from '../../startup/presence.ts';
import { Turns } from '../../startup/turns.ts';

const UNKNOWN_HEIGHT = 200;
/** Vertical padding in px around a shelf (src/render/boxed.tsx). */
const PADDING = 16;

/** Draws a shelf of `far` when it becomes visible. After the user's first input, also when it is near the screen or the browser is idle. */
export function shelfInTurn(far: ReadonlySet<string>, presence: Presence) {
  const turns = new Turns(presence.onceHere);
  return function ShelfInTurn({ frame, height = UNKNOWN_HEIGHT, children }: ShelfProps): ReactNode {
    const [isDrawn, setDrawn] = useState(() => !far.has(frame.id));
    const box = useRef<HTMLElement>(null);
    useEffect(() => {
      if (isDrawn) return undefined;
      const draw = (): void => startTransition(() => setDrawn(true));
      const leave = [turns.wait(draw)];
      const { current: place } = box;
      if (place) leave.push(onceNearScreen(place, () => (isOnScreen(place) ? draw() : void leave.push(presence.atSign(draw)))));
      return () => leave.forEach((each) => each());
    }, [isDrawn]);
    if (isDrawn) return boxed({ frame, height, children });
    const keep = (element: HTMLElement | null): void => {
      box.current = element;
    };
    return boxed({ frame, height, children: null }, { ref: keep, style: { height: height + PADDING }, 'data-far': '' });
  };
}

const isOnScreen = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight;
