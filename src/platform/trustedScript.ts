type Policy = { readonly createScriptURL: (url: string) => unknown };
type PolicyFactory = { readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => Policy };

let policy: Policy | null = null;

/** Schemes that a script may come by; the origin itself is held by the page's content policy. */
const isScriptUrl = (url: string): boolean => {
  const { protocol, hostname } = new URL(url, location.href);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname));
};

/**
 * A script address that the page's Trusted Types accept, under the one policy that its headers name. Throws `TypeError` for anything but
 * `https`, or `http` on this machine. Where the browser has no Trusted Types, the address itself.
 */
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
  // The DOM's types know `src` as text; what is assigned is the policy's object.
  return policy.createScriptURL(url) as string;
}
