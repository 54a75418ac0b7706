import { createContext } from 'react';

/** True for every screen but the first. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
