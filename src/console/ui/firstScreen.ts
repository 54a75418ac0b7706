import { createContext } from 'react';

/** True for all screens but the first. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
