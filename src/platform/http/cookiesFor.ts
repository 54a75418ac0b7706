/** Sends cookies to absolute addresses, too, because these are our regional sites. */
export const cookiesFor = (address: string): 'include' | 'same-origin' => (/^https?:/.test(address) ? 'include' : 'same-origin');
