import { createContext } from 'react';

/** True if a mounting screen takes the focus: all but the first. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
