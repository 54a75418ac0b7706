import type { Page } from 'playwright/test';

/** Resolves when the page has subscribed to publications of `surface`, by default of any. Call before opening the page. */
export const listening = (page: Page, surface = 'layoutChanged'): Promise<unknown> =>
  page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(`"${surface}"`)));
