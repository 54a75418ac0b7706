import { useEffect } from 'react';

let locks = 0;

/** Locks the page's scrolling and keeps the scrollbar's space. Locks can be nested. */
export function useScrollLock(): void {
  useEffect(() => {
    const { dataset, clientWidth } = document.documentElement;
    if (locks === 0) dataset.scrollLocked = innerWidth > clientWidth ? 'gutter' : '';
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) delete dataset.scrollLocked;
    };
  }, []);
}
