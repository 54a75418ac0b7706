import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { type Line, nameOf } from '../model/outline.ts';
import { dropOf, regionsOf } from './steps.ts';

export type DropSide = 'before' | 'after' | 'inside';
type Target = { readonly key: string; readonly side: DropSide };

/** Farther than this, in pixels, a press is a drag. */
const SLACK = 6;

/** Parts are carried by their handle, by mouse, pen or finger; where they would land is shown. */
export function useDrag(box: RefObject<HTMLElement | null>, lines: readonly Line[]) {
  const { editor } = useEditor();
  const [target, setTarget] = useState<Target | null>(null);
  const held = useRef<{ readonly id: string; readonly from: number; isCarried: boolean } | null>(null);
  const lineOf = (key: string): Line | undefined => lines.find((line) => line.key === key);
  const targetAt = (y: number): Target | null => {
    const { document } = editor.store.getState().history;
    for (const row of box.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
      const { top, bottom, height } = row.getBoundingClientRect();
      if (y < top || y > bottom) continue;
      const key = row.dataset['line'] ?? '';
      const line = lineOf(key);
      const holds = line !== undefined && regionsOf(document, line.id).length > 0;
      const share = (y - top) / height;
      return { key, side: holds && share > 0.3 && share < 0.7 ? 'inside' : share < 0.5 ? 'before' : 'after' };
    }
    return null;
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
    onPointerMove: ({ clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>): void => {
      const { current } = held;
      if (!current || (!current.isCarried && Math.abs(clientY - current.from) < SLACK)) return;
      if (!current.isCarried) currentTarget.setPointerCapture?.(pointerId);
      current.isCarried = true;
      const next = targetAt(clientY);
      setTarget((old) => (old?.key === next?.key && old?.side === next?.side ? old : next));
    },
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>): void => {
      const { current } = held;
      const landed = current?.isCarried ? targetAt(clientY) : null;
      const over = landed ? lineOf(landed.key) : undefined;
      const { document } = editor.store.getState().history;
      const to = current && over && landed ? dropOf(document, current.id, over, landed.side) : null;
      if (current && to && editor.run({ type: 'move', id: current.id, to }))
        editor.say(`${nameOf(current.id, document.nodes.get(current.id) ?? null)} moved.`);
      end();
    },
    onPointerCancel: end,
  };
  return { target, handlers };
}
