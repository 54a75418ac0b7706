/** Duration of automatic retries. Later the player may want something else. */
export const RESEND_WINDOW_MS = 120_000;
