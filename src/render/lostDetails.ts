import { createContext } from 'react';

/** Set while the page's player data failed to load; a shelf may claim the message. */
export const LostDetails = createContext<{ readonly claim: () => void } | null>(null);
