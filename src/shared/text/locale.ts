/** Locale of texts and formats; `npm run build` replaces it with `LOCALE`. */
export const LOCALE: string = 'en-US';
