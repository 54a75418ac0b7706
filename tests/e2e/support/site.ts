/** Port of the server under test; the location vendor takes the next one. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4970);

/** Chromium resolves `*.localhost` by itself. */
export const siteOf = (brand?: string): string => `http://${brand === undefined ? '' : `${brand}.`}localhost:${E2E_PORT}`;
