import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { DraftDocument, Place } from '#src/shared/layouts/draft/document.ts';
import { useEditor } from '../EditorContext.tsx';
import { type Line, nameOf } from '../model/outline.ts';
import { dropOf } from './steps.ts';

export type DropSide = 'before' | 'after' | 'inside';
type Target = { readonly key: string; readonly side: DropSide };

/** Pixels to move before a drag begins. */
const SLACK = 6;
/** Dragging closer than these pixels to the edge scrolls the tree. */
const EDGE = 40;
const STRIDE = 24;

function scrollAlong(tree: HTMLElement | null, y: number): void {
  const column = tree?.closest<HTMLElement>('[data-scrolls]');
  if (!column) return;
  const { top, bottom } = column.getBoundingClientRect();
  if (y < top + EDGE) column.scrollBy({ top: -STRIDE });
  else if (y > bottom - EDGE) column.scrollBy({ top: STRIDE });
}

export function useDrag(box: RefObject<HTMLElement | null>, lines: readonly Line[]) {
  const { editor } = useEditor();
  const [target, setTarget] = useState<Target | null>(null);
  const held = useRef<{ readonly id: string; readonly from: number; isCarried: boolean } | null>(null);
  const lineOf = (key: string): Line | undefined => lines.find((line) => line.key === key);
  const targetAt = (y: number): Target | null => {
    for (const row of box.current?.querySelectorAll<HTMLElement>('[data-line], [data-region]') ?? []) {
      const { top, bottom, height } = row.getBoundingClientRect();
      if (y < top || y > bottom) continue;
      const { region } = row.dataset;
      if (region !== undefined) return { key: region, side: 'inside' };
      const key = row.dataset['line'] ?? '';
      const line = lineOf(key);
      const holds = line !== undefined && line.regions.length > 0;
      const share = (y - top) / height;
      return { key, side: holds && share > 0.3 && share < 0.7 ? 'inside' : share < 0.5 ? 'before' : 'after' };
    }
    return null;
  };
  const placeOf = (document: DraftDocument, id: string, { key, side }: Target): Place | null => {
    const over = lineOf(key);
    return over ? dropOf(document, id, over, side) : { list: key, index: 0 };
  };
  const end = (): void => {
    held.current = null;
    setTarget(null);
  };
  const handlers = {
    onPointerDown: ({ target: pressed, clientY }: PointerEvent<HTMLElement>): void => {
      const row = pressed instanceof Element && pressed.closest('[data-handle]') ? pressed.closest<HTMLElement>('[data-line]') : null;
      const line = row ? lineOf(row.dataset['line'] ?? '') : undefined;
      if (line && !editor.isReadOnly) held.current = { id: line.id, from: clientY, isCarried: false };
    },
    onPointerMove: ({ clientY, currentTarget, pointerId, buttons }: PointerEvent<HTMLElement>): void => {
      // The button was released outside the window.
      if (buttons === 0) return end();
      const { current } = held;
      if (!current || (!current.isCarried && Math.abs(clientY - current.from) < SLACK)) return;
      if (!current.isCarried) currentTarget.setPointerCapture?.(pointerId);
      current.isCarried = true;
      scrollAlong(box.current, clientY);
      const next = targetAt(clientY);
      setTarget((old) => (old?.key === next?.key && old?.side === next?.side ? old : next));
    },
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>): void => {
      const { current } = held;
      const landed = current?.isCarried ? targetAt(clientY) : null;
      const { document } = editor.store.getState().history;
      const to = current && landed ? placeOf(document, current.id, landed) : null;
      if (current && to && editor.run({ type: 'move', id: current.id, to }))
        editor.say(`${nameOf(current.id, document.nodes.get(current.id) ?? null)} moved.`);
      end();
    },
    onPointerCancel: end,
  };
  return { target, handlers, end };
}
