/** Cookies also go to absolute addresses: our regional sites. */
export const cookiesFor = (address: string): 'include' | 'same-origin' => (/^https?:/.test(address) ? 'include' : 'same-origin');
