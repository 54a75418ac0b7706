import { createContext } from 'react';

/** Returns true for a new screen, which takes the focus, and false for the first screen. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
