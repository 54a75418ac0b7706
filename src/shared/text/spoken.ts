/** Maps source texts to the brand's texts. `{0}` and `{1}` are placeholders. */
export type Words = Readonly<Record<string, string>>;

/** Separate from `t.ts`, because the first page does not load `t`. */
export const spoken: { words: Words } = { words: {} };

export const speakAs = (words: Words): void => {
  spoken.words = words;
};
