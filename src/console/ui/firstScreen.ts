import { createContext } from 'react';

/** True if a mounting screen should take the focus: all but the first after a page load. */
export const TakesFocusContext = createContext<() => boolean>(() => false);
