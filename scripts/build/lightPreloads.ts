/** Files that every page loads. */
const ALWAYS_THERE = /^assets\/((index|libraries|rolldown-runtime|ground)-[\w-]+\.js|ground-[\w-]+\.css)$/;

type Host = { readonly hostType: 'html' | 'js' };

/** Preloads the imports of a lazy chunk, except files of every page, which would double the file names. */
export const lightPreloads = (file: string, beside: readonly string[], { hostType }: Host): string[] =>
  beside.filter((other) => hostType === 'html' || (other !== file && !ALWAYS_THERE.test(other)));
