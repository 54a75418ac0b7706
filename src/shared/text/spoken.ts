/** Brand's texts by source text; placeholders are `{0}`, `{1}`. */
export type Words = Readonly<Record<string, string>>;

/** Separate module, so the first view does not load `t`. */
export const spoken: { words: Words } = { words: {} };

/** Sets the texts of the brand globally. */
export const speakAs = (words: Words): void => {
  spoken.words = words;
};
