/** Texts of the brand by source text; placeholders are `{0}`, `{1}`. */
export type Words = Readonly<Record<string, string>>;

/** Separate from `t`, which the first view does not load. */
export const spoken: { words: Words } = { words: {} };

export const speakAs = (words: Words): void => {
  spoken.words = words;
};
