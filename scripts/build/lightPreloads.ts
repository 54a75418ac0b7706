/** Chunks loaded on every page. */
const ALWAYS_THERE = /^assets\/(index|libraries|rolldown-runtime)-[\w-]+\.js$/;

type Host = { readonly hostType: 'html' | 'js' };

/**
 * Preloads for a lazy chunk's imports. Omits the chunk itself, already being fetched, and chunks every page has: listing them would double
 * the file names in the first load.
 */
export const lightPreloads = (file: string, beside: readonly string[], { hostType }: Host): string[] =>
  beside.filter((other) => hostType === 'html' || (other !== file && !ALWAYS_THERE.test(other)));
