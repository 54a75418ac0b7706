type Policy = { readonly createScriptURL: (url: string) => unknown };
type PolicyFactory = { readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => Policy };

let policy: Policy | null = null;

/** True for `https` URLs, and for `http` on this machine. The CSP limits origins further. */
const isScriptUrl = (url: string): boolean => {
  const { protocol, hostname } = new URL(url, location.href);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname));
};

/** Creates the Trusted Types policy before any other script can. */
export function claimScriptPolicy(): void {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('linemaker', { createScriptURL: checked }) ?? null;
}

/**
 * Returns a trusted script URL; plain text if the browser lacks Trusted Types. Throws `TypeError` unless it is `https`, or `http` on this
 * machine.
 */
export function trustedScriptUrl(url: string): string {
  return policy === null ? checked(url) : (policy.createScriptURL(url) as string);
}

function checked(url: string): string {
  if (!isScriptUrl(url)) throw new TypeError(`Not an address for a script: ${url}`);
  return url;
}
