/** Limit of automatic retries; later the player may think differently. */
export const RESEND_WINDOW_MS = 120_000;
