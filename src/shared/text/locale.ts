/** Of the texts and of all formats; `npm run build` with `LOCALE` replaces it. */
export const LOCALE: string = 'en-US';
