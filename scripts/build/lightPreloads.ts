const ALWAYS_THERE = /^assets\/((index|libraries|rolldown-runtime|ground)-[\w-]+\.js|ground-[\w-]+\.css)$/;

type Host = { readonly hostType: 'html' | 'js' };

/** Omits files that every page loads anyway from a lazy chunk's preloads, which halves the list. */
export const lightPreloads = (file: string, beside: readonly string[], { hostType }: Host): string[] =>
  beside.filter((other) => hostType === 'html' || (other !== file && !ALWAYS_THERE.test(other)));
