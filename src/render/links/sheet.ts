import { use, useEffect, useRef } from 'react';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { DestinationContext } from './destination.ts';

export function sheetIn(state: unknown): string | null {
  if (!isPlainObject(state)) return null;
  const { sheet } = state;
  return typeof sheet === 'string' ? sheet : null;
}

/** Gives an open sheet a history entry: Back closes the sheet but not the page; Forward and reload reopen it. */
export function useSheetEntry(sheet: string, isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  const destination = use(DestinationContext);
  const latest = useRef({ isOpen, setOpen });
  latest.current = { isOpen, setOpen };
  const isFirst = useRef(true);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (destination === null) return undefined;
    const isShown = (): boolean => sheetIn(destination.current().location.state) === sheet;
    return destination.subscribe(() => {
      const { isOpen: wanted, setOpen: set } = latest.current;
      const isLeft = isLeaving.current;
      isLeaving.current = false;
      if (isShown() === wanted) return;
      // Adds the entry again if the sheet reopened while the browser went back.
      if (isLeft && wanted) destination.lay(sheet);
      else set(isShown());
    });
  }, [destination, sheet]);
  useEffect(() => {
    if (destination === null) return;
    const isShown = sheetIn(destination.current().location.state) === sheet;
    const isReload = isFirst.current && isShown && !isOpen;
    isFirst.current = false;
    if (isReload) latest.current.setOpen(true);
    else if (isOpen && !isShown) destination.lay(sheet);
    else if (!isOpen && isShown) {
      isLeaving.current = true;
      destination.back();
    }
  }, [destination, sheet, isOpen]);
}
