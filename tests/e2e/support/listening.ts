import type { Page } from 'playwright/test';

/** Resolves when the page, not yet opened, listens to what is published for it: for one surface, or for any. */
export const listening = (page: Page, surface = 'layoutChanged'): Promise<unknown> =>
  page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(`"${surface}"`)));
