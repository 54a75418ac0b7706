import { createContext } from 'react';

/** Not null if the page's player data failed to load. The shelf that calls `claim` shows the error message. */
export const LostDetails = createContext<{ readonly claim: () => void } | null>(null);
