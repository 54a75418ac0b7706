import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { AnyFrame } from './types.ts';

export type StandInProps = { readonly frame: AnyFrame; readonly children: ReactNode };

type Overlay = {
  readonly close: () => void;
  /** Closes the dialog without recording it as seen. */
  readonly skip: () => void;
  readonly refresh: () => void;
  /** Draws a failed node in another place; if null, the node is drawn where it is. */
  readonly standIn: ComponentType<StandInProps> | null;
};

const nothing = (): void => undefined;
const plain: Overlay = { close: nothing, skip: nothing, refresh: nothing, standIn: null };

const OverlayContext = createContext<Overlay>(plain);

export function OverlayProvider({
  close,
  skip = close,
  refresh = nothing,
  standIn = null,
  children,
}: Pick<Overlay, 'close'> & Partial<Overlay> & { readonly children: ReactNode }) {
  const overlay = useMemo(() => ({ close, skip, refresh, standIn }), [close, skip, refresh, standIn]);
  return <OverlayContext value={overlay}>{children}</OverlayContext>;
}

export const useOverlay = (): Overlay => use(OverlayContext);
