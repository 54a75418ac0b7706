import { createContext, use, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';
import type { LaunchError } from './launchGame.ts';
import type { Parts, StagePart } from './parts.ts';
import type { Table } from './useTable.ts';

export type Stage = {
  readonly game: OpenedGame;
  readonly table: Table;
  /** Server time at which the player opened the game, in milliseconds (checklist 30). */
  readonly openedAt: number;
  readonly isPaused: boolean;
  readonly error: LaunchError | null;
  /** Element around the game's frame. Null until mounted, undefined without a frame. */
  readonly floor: HTMLElement | null | undefined;
  readonly parts: Parts;
  readonly leave: () => void;
  readonly close: () => void;
  readonly again: () => void;
  readonly locate: () => void;
};

export const StageContext = createContext<Stage | null>(null);

/** Throws outside a game stage. */
export function useStage(): Stage {
  const stage = use(StageContext);
  if (stage === null) throw new Error('Put this node on the surface game-stage');
  return stage;
}

export function usePart(part: StagePart): boolean {
  const { parts } = useStage();
  const id = useId();
  useLayoutEffect(() => parts.take(part, id), [parts, part, id]);
  return useDrawer(part) === id;
}

export function useDrawer(part: StagePart): string | null {
  const { parts } = useStage();
  const read = (): string | null => parts.drawerOf(part);
  return useSyncExternalStore(parts.subscribe, read, read);
}
