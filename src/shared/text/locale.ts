/** `npm run build` inserts the build's locale. */
export const LOCALE: string = 'en-US';
