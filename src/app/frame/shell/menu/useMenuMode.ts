import { useCallback, useEffect, useState } from 'react';
import { isBoolean, usePlatform } from '#src/platform/index.ts';
import { breakpoints, useMediaQuery } from '#src/ui/useMediaQuery.ts';

export type MenuMode = 'rail' | 'expanded';

const STORED = { key: 'menuCollapsed', version: 1, isValid: isBoolean };

/** Shows the menu as a narrow rail up to 1,435 px; above that, in full unless collapsed (product §4). */
export function useMenuMode(): { readonly mode: MenuMode; readonly toggle: () => void } {
  const { storage } = usePlatform();
  const isWide = useMediaQuery(breakpoints.wide);
  const [collapsedWide, setCollapsedWide] = useState(() => storage.read(STORED) ?? false);
  const [expandedNarrow, setExpandedNarrow] = useState(false);
  useEffect(() => {
    const hear = (): void => setCollapsedWide(storage.read(STORED) ?? false);
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [storage]);
  const toggle = useCallback(() => {
    if (!isWide) return setExpandedNarrow((expanded) => !expanded);
    setCollapsedWide((collapsed) => {
      storage.write(STORED, !collapsed);
      return !collapsed;
    });
  }, [isWide, storage]);
  return { mode: (isWide ? !collapsedWide : expandedNarrow) ? 'expanded' : 'rail', toggle };
}
