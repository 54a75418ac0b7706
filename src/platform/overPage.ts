import { createStore } from 'zustand/vanilla';

/** Records open dialogs and notices, so that each waits for the other to close. Responsible-gaming notices do not wait. */
export const overPageStore = createStore<{ readonly hasDialog: boolean; readonly hasNotice: boolean }>(() => ({
  hasDialog: false,
  hasNotice: false,
}));
