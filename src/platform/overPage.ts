import { createStore } from 'zustand/vanilla';

/** Makes dialogs and notices wait for each other. Responsible-gaming notices wait for neither. */
export const overPageStore = createStore<{ readonly hasDialog: boolean; readonly hasNotice: boolean }>(() => ({
  hasDialog: false,
  hasNotice: false,
}));
