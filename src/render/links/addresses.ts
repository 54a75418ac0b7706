/** `//host` would leave the site. */
export const isSitePath = (address: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(address);
