/** A press older than this that never reached the server is not sent on the player's behalf: the wish may be over. */
export const RESEND_WITHIN_MS = 120_000;
