import { createContext } from 'react';

/** Whether a menu stands in the drawer of narrow screens. */
export const InDrawerContext = createContext(false);
