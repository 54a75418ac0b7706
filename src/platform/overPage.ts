import { createStore } from 'zustand/vanilla';

/** Records open dialogs and notices, so that they wait for each other. Responsible-gaming notices do not wait. */
export const overPageStore = createStore<{ readonly hasDialog: boolean; readonly hasNotice: boolean }>(() => ({
  hasDialog: false,
  hasNotice: false,
}));
