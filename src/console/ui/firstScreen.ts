import { createContext } from 'react';

/** Returns whether a new screen takes the focus; the first one does not. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
