/** Chunks that are on every page before anything late is asked for. */
const ALWAYS_THERE = /^assets\/(index|libraries|rolldown-runtime)-[\w-]+\.js$/;

type Host = { readonly hostType: 'html' | 'js' };

/**
 * What is fetched beside a late chunk so that its own imports need no second way to the server. The chunk itself is under way at that moment,
 * and what every page has is there: naming both would put the name of every file of the build into the first load twice.
 */
export const lightPreloads = (file: string, beside: readonly string[], { hostType }: Host): string[] =>
  beside.filter((other) => hostType === 'html' || (other !== file && !ALWAYS_THERE.test(other)));
