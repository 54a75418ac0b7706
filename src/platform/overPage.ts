import { createStore } from 'zustand/vanilla';

/** State of dialogs and notices, which wait for each other; responsible-gaming notices wait for neither. */
export const overPageStore = createStore<{ readonly hasDialog: boolean; readonly hasNotice: boolean }>(() => ({
  hasDialog: false,
  hasNotice: false,
}));
