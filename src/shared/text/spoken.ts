/** Maps source texts to the brand's texts, with placeholders `{0}` and `{1}`. */
export type Words = Readonly<Record<string, string>>;

/** Not in `t.ts`, because the first page does not load that file. */
export const spoken: { words: Words } = { words: {} };

export const speakAs = (words: Words): void => {
  spoken.words = words;
};
