/** Includes cookies for absolute addresses, because these are our regional sites. */
export const cookiesFor = (address: string): 'include' | 'same-origin' => (/^https?:/.test(address) ? 'include' : 'same-origin');
