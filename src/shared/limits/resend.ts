/** Requests are retried automatically for this long; later the player may want something else. */
export const RESEND_WINDOW_MS = 120_000;
