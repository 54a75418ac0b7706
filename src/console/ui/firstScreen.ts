import { createContext } from 'react';

/** Returns false for the first screen. Later screens take the focus and get true. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
