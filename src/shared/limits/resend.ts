/** Limit for automatic retries; later the player may have changed their mind. */
export const RESEND_WINDOW_MS = 120_000;
