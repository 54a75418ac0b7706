/** No automatic retry after this time, because the player may have changed their mind. */
export const RESEND_WINDOW_MS = 120_000;
