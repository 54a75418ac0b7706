/** Port of the tested server. The location vendor uses the next port. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4970);

/** Regional sites of one brand: two host names of this server that share a domain. */
export const REGIONAL_SITES = [`http://one.sites.localhost:${E2E_PORT}`, `http://two.sites.localhost:${E2E_PORT}`] as const;

/** Returns the address of a brand's site. Chromium resolves `*.localhost` itself. */
export const siteOf = (brand?: string, port = E2E_PORT): string => `http://${brand === undefined ? '' : `${brand}.`}localhost:${port}`;
