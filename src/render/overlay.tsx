import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { AnyFrame } from './types.ts';

export type StandInProps = { readonly frame: AnyFrame; readonly children: ReactNode };

type Overlay = {
  /** It was seen and is done with. */
  readonly close: () => void;
  /** It could not be shown, and makes room. */
  readonly skip: () => void;
  /** Asks the host again for what it shows. */
  readonly refresh: () => void;
  /** Puts what stands in for a node that cannot be drawn where the node would have been; null where that is its place anyway. */
  readonly standIn: ComponentType<StandInProps> | null;
};

const nothing = (): void => undefined;
const plain: Overlay = { close: nothing, skip: nothing, refresh: nothing, standIn: null };

const OverlayContext = createContext<Overlay>(plain);

/** Around what a host lays over the page, so that a node inside can close it. */
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

/** What the node lies in; on a plain page nothing closes. */
export const useOverlay = (): Overlay => use(OverlayContext);
