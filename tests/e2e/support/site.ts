/** Port of the server under test; the location vendor takes the next one. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4970);

/** Two host names of this server that share a domain: regional sites of one brand. */
export const REGIONAL_SITES = [`http://one.sites.localhost:${E2E_PORT}`, `http://two.sites.localhost:${E2E_PORT}`] as const;

/** Chromium resolves `*.localhost` by itself. */
export const siteOf = (brand?: string, port = E2E_PORT): string => `http://${brand === undefined ? '' : `${brand}.`}localhost:${port}`;
