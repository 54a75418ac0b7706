import { createContext, type ReactNode, use, useMemo } from 'react';

type Overlay = { readonly close: () => void };

const OverlayContext = createContext<Overlay>({ close: () => undefined });

/** Around what a host lays over the page, so that a node inside can close it. */
export function OverlayProvider({ close, children }: { readonly close: () => void; readonly children: ReactNode }) {
  const overlay = useMemo(() => ({ close }), [close]);
  return <OverlayContext value={overlay}>{children}</OverlayContext>;
}

/** What the node lies in; closing does nothing on a plain page. */
export const useOverlay = (): Overlay => use(OverlayContext);
