/** The brand's texts by source text, in which `{0}` and `{1}` are placeholders. */
export type Words = Readonly<Record<string, string>>;

/** In its own file, because the first page does not load `t`. */
export const spoken: { words: Words } = { words: {} };

export const speakAs = (words: Words): void => {
  spoken.words = words;
};
