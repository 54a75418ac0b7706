/** Path on this site; `//host` would leave it. */
export const isSitePath = (address: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(address);
