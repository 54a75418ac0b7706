import { createStore } from 'zustand/vanilla';

/** Dialogs and notices wait for each other; responsible-gaming notices do not wait. */
export const overPageStore = createStore<{ readonly hasDialog: boolean; readonly hasNotice: boolean }>(() => ({
  hasDialog: false,
  hasNotice: false,
}));
