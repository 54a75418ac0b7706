/** Time limit of automatic retries, after which the player may think differently. */
export const RESEND_WINDOW_MS = 120_000;
