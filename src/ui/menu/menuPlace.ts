import { createContext } from 'react';

/** In narrow screens' drawer. */
export const InDrawerContext = createContext(false);
