import { createContext } from 'react';

/**
 * Asked by each screen that appears: whether it takes the focus. The first one of a page that was loaded leaves it to the browser, each one
 * after it takes it.
 */
export const TakesFocusContext = createContext<() => boolean>(() => false);
