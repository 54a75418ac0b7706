import { createContext } from 'react';

/** Set if the page's player data failed to load. The shelf that calls `claim` shows the error. */
export const LostDetails = createContext<{ readonly claim: () => void } | null>(null);
