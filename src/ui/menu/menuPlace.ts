import { createContext } from 'react';

/** True in the drawer of narrow screens. */
export const InDrawerContext = createContext(false);
