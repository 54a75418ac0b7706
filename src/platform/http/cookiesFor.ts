/** Cookies go to this origin and, where a region is served elsewhere, to that site of ours: no other address of a call is absolute. */
export const cookiesFor = (address: string): 'include' | 'same-origin' => (/^https?:/.test(address) ? 'include' : 'same-origin');
