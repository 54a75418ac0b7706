/** Product §9: every call that is no stream is given up after this. */
export const HTTP_TIMEOUT_MS = 5_000;
/** A file takes its time: 5 MB over half a megabit a second are 80 s. */
export const FILE_TIMEOUT_MS = 120_000;
