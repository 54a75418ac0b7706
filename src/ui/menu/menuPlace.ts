import { createContext } from 'react';

export const InDrawerContext = createContext(false);
