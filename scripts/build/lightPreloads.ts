const ALWAYS_THERE = /^assets\/((index|libraries|rolldown-runtime|ground)-[\w-]+\.js|ground-[\w-]+\.css)$/;

type Host = { readonly hostType: 'html' | 'js' };

/** Preloads the imports of a lazy chunk, except those of every page, to halve the list of files. */
export const lightPreloads = (file: string, beside: readonly string[], { hostType }: Host): string[] =>
  beside.filter((other) => hostType === 'html' || (other !== file && !ALWAYS_THERE.test(other)));
