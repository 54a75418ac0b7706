import { createContext, use, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';
import type { LaunchError } from './launchGame.ts';
import type { Parts, StagePart } from './parts.ts';
import type { Table } from './useTable.ts';

/** What nodes of the stage find around them. */
export type Stage = {
  readonly game: OpenedGame;
  readonly table: Table;
  /** By the server's clock (checklist 30). */
  readonly openedAt: number;
  /** True while a reality check is to be read. */
  readonly isPaused: boolean;
  /** Null while no launch is refused. */
  readonly error: LaunchError | null;
  /** Around the frame; null until it is there, undefined where there is no frame. */
  readonly floor: HTMLElement | null | undefined;
  readonly parts: Parts;
  readonly leave: () => void;
  readonly close: () => void;
  readonly again: () => void;
  readonly locate: () => void;
};

export const StageContext = createContext<Stage | null>(null);

/** Throws outside a stage. */
export function useStage(): Stage {
  const stage = use(StageContext);
  if (stage === null) throw new Error('Put this node on the surface game-stage');
  return stage;
}

/** True for the node that draws a part; others of its kind draw nothing. */
export function usePart(part: StagePart): boolean {
  const { parts } = useStage();
  const id = useId();
  useLayoutEffect(() => parts.take(part, id), [parts, part, id]);
  return useDrawer(part) === id;
}

/** The node that draws a part; null leaves it to the built-in one. */
export function useDrawer(part: StagePart): string | null {
  const { parts } = useStage();
  const read = (): string | null => parts.drawerOf(part);
  return useSyncExternalStore(parts.subscribe, read, read);
}
