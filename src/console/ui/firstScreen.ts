import { createContext } from 'react';

/** False on the first screen. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
