/** Maps source texts to the brand's texts. `{0}` and `{1}` are placeholders. */
export type Words = Readonly<Record<string, string>>;

/** Separate from `t.ts`, so that the first page need not load `t.ts`. */
export const spoken: { words: Words } = { words: {} };

export const speakAs = (words: Words): void => {
  spoken.words = words;
};
