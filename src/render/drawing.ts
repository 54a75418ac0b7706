import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type RenderPorts, useRenderPorts } from './ports.tsx';
import { type Tree, treeOf } from './tree.ts';
import type { AnyRegistry, FailureReason, ShelfView } from './types.ts';

export type ReportNode = (nodeId: string, kind: string, reason: FailureReason) => void;

/** State of the drawn layout. Always the same object, because React would check all consumers of a new context value. */
export class Drawing {
  #tree: Tree;
  #revision: string;
  /** Revision for reports. `begin` sets it, because views may fail before `show` notifies subscribers. */
  #reported: string;
  #tell: RenderPorts['report'];
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly registry: AnyRegistry,
    tree: Tree,
    revision: string,
    tell: RenderPorts['report'] = () => undefined,
    readonly shelf?: ShelfView,
  ) {
    this.#tree = tree;
    this.#revision = revision;
    this.#reported = revision;
    this.#tell = tell;
  }

  readonly tree = (): Tree => this.#tree;
  readonly revision = (): string => this.#revision;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly report: ReportNode = (nodeId, kind, reason) => this.#tell({ revision: this.#reported, nodeId, kind, reason });

  begin(revision: string): void {
    this.#reported = revision;
  }

  show(tree: Tree, revision: string, tell: RenderPorts['report']): void {
    this.#tell = tell;
    if (tree === this.#tree && revision === this.#revision) return;
    this.#tree = tree;
    this.#revision = revision;
    for (const listener of this.#listeners) listener();
  }
}

export const DrawingContext = createContext<Drawing>(new Drawing({}, treeOf([]), ''));

export function useTree(): Tree {
  const drawing = use(DrawingContext);
  return useSyncExternalStore(drawing.subscribe, drawing.tree, drawing.tree);
}

export function useRevision(): string {
  const drawing = use(DrawingContext);
  return useSyncExternalStore(drawing.subscribe, drawing.revision, drawing.revision);
}

export function useReportNode(): ReportNode {
  const drawing = use(DrawingContext);
  const { report } = useRenderPorts();
  return useCallback((nodeId, kind, reason) => report({ revision: drawing.revision(), nodeId, kind, reason }), [drawing, report]);
}
