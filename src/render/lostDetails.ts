import { createContext } from 'react';

/** Set if the page's player data failed to load. A shelf that calls `claim` shows the message itself. */
export const LostDetails = createContext<{ readonly claim: () => void } | null>(null);
