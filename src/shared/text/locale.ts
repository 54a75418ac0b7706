/** Locale of the build; `npm run build` replaces this value. */
export const LOCALE: string = 'en-US';
