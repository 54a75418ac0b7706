type Policy = { readonly createScriptURL: (url: string) => unknown };
type PolicyFactory = { readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => Policy };

let policy: Policy | null = null;

/** The page's CSP limits the origins. */
const isScriptUrl = (url: string): boolean => {
  const { protocol, hostname } = new URL(url, location.href);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname));
};

/** Throws `TypeError` unless `https`, or `http` on this machine. Returns the plain address without browser support. */
export function trustedScriptUrl(url: string): string {
  if (!isScriptUrl(url)) throw new TypeError(`Not an address for a script: ${url}`);
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory === undefined) return url;
  policy ??= factory.createPolicy('linemaker', {
    createScriptURL: (asked) => {
      if (!isScriptUrl(asked)) throw new TypeError(`Not an address for a script: ${asked}`);
      return asked;
    },
  });
  return policy.createScriptURL(url) as string;
}
