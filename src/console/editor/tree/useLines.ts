import { useMemo, useRef } from 'react';
import type { DraftDocument } from '#src/shared/layouts/draft/document.ts';
import { type IsKind, type Line, outlineOf } from '../model/outline.ts';

/** Reuses unchanged rows' objects, to prevent re-renders. */
export function useLines(document: DraftDocument, isKind: IsKind): readonly Line[] {
  const before = useRef<ReadonlyMap<string, Line>>(new Map());
  return useMemo(() => {
    const lines = outlineOf(document, isKind).map((line) => {
      const old = before.current.get(line.key);
      return old && isSame(old, line) ? old : line;
    });
    before.current = new Map(lines.map((line) => [line.key, line]));
    return lines;
  }, [document, isKind]);
}

const isSame = (a: Line, b: Line): boolean =>
  a.id === b.id &&
  a.node === b.node &&
  a.level === b.level &&
  a.fault === b.fault &&
  a.index === b.index &&
  a.regions.join() === b.regions.join() &&
  JSON.stringify(a.empty) === JSON.stringify(b.empty);
