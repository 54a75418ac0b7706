/** `npm run build` replaces this with `LOCALE`. */
export const LOCALE: string = 'en-US';
