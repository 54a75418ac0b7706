import type { Page } from 'playwright/test';

/** Resolves when the page, not yet opened, has subscribed to publications: of one surface, or of any. */
export const listening = (page: Page, surface = 'layoutChanged'): Promise<unknown> =>
  page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(`"${surface}"`)));
