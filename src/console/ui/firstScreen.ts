import { createContext } from 'react';

/** Returns false on the first screen, which does not take the focus. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
