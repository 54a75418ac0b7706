const ALWAYS_THERE = /^assets\/((index|libraries|rolldown-runtime|ground)-[\w-]+\.js|ground-[\w-]+\.css)$/;

type Host = { readonly hostType: 'html' | 'js' };

/** Preloads a lazy chunk's imports, except those that every page loads, to halve the list of files. */
export const lightPreloads = (file: string, beside: readonly string[], { hostType }: Host): string[] =>
  beside.filter((other) => hostType === 'html' || (other !== file && !ALWAYS_THERE.test(other)));
