import { createStore } from 'zustand/vanilla';

/** Dialogs and notices wait for each other by this store. Responsible-gaming notices wait for neither. */
export const overPageStore = createStore<{ readonly hasDialog: boolean; readonly hasNotice: boolean }>(() => ({
  hasDialog: false,
  hasNotice: false,
}));
