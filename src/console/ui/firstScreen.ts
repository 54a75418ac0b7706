import { createContext } from 'react';

/** True for a new screen, which takes the focus; false for the first. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
