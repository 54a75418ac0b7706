import { useEffect } from 'react';

/** How often figures of open bets are asked for again, in milliseconds. */
const EVERY_MS = 5_000;

/** Asks again as long as the page is looked at. */
export function useFresh(reload: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
}
