/** Players may have changed their mind. */
export const RESEND_WITHIN_MS = 120_000;
