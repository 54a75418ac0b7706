import { type RefObject, useCallback, useEffect, useState } from 'react';

export type WholeScreen = { readonly isWhole: boolean; readonly toggle: () => void };

export function useWholeScreen(frame: RefObject<HTMLElement | null>): WholeScreen | null {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const look = (): void => setWhole(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [frame]);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement === null ? frame.current?.requestFullscreen() : document.exitFullscreen();
    change?.catch(() => undefined);
  }, [frame]);
  return document.fullscreenEnabled ? { isWhole, toggle } : null;
}
