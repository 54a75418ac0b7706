/** Texts of a brand by source text. Both number their placeholders: `{0}`, `{1}`. */
export type Words = Readonly<Record<string, string>>;

/** Current brand's overrides of source texts. Kept apart from `t`, because the first view does not need it. */
export const spoken: { words: Words } = { words: {} };

/** Sets the texts of the brand for the whole process or page. */
export const speakAs = (words: Words): void => {
  spoken.words = words;
};
