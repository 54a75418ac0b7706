/** Time limit for automatic retries, because the player may change their mind later. */
export const RESEND_WINDOW_MS = 120_000;
