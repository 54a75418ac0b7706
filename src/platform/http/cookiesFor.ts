/** Sends cookies to absolute addresses, too, which are our regional sites. */
export const cookiesFor = (address: string): 'include' | 'same-origin' => (/^https?:/.test(address) ? 'include' : 'same-origin');
