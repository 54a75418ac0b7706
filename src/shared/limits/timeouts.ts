/** Product §9: timeout of every request that is not a stream. */
export const HTTP_TIMEOUT_MS = 5_000;
/** Upload of 5 MB at 0.5 Mbit/s takes 80 s. */
export const FILE_TIMEOUT_MS = 120_000;
