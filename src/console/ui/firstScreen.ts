import { createContext } from 'react';

/** True except on the first screen, which does not take the focus. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
