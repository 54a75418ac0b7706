/** `npm run build` replaces this with the locale of the build. */
export const LOCALE: string = 'en-US';
