import { createContext } from 'react';

/** Present while the page's player data failed; shelves may claim the message. */
export const LostDetails = createContext<{ readonly claim: () => void } | null>(null);
