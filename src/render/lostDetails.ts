import { createContext } from 'react';

/** Present while the player's data of the page failed; shelves that say so themselves claim the message. */
export const LostDetails = createContext<{ readonly claim: () => void } | null>(null);
