import { useEffect } from 'react';

const EVERY_MS = 5_000;

export function useFresh(reload: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
}
