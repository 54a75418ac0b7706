/** False for `//host`, which leads to another site. */
export const isSitePath = (address: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(address);
