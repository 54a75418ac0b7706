/** For all requests except streams (product §9). */
export const HTTP_TIMEOUT_MS = 5_000;
/** For uploads: 5 MB at 0.5 Mbit/s take 80 s. */
export const FILE_TIMEOUT_MS = 120_000;
