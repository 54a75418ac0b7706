/** Brand's texts by source text; placeholders `{0}`, `{1}`. */
export type Words = Readonly<Record<string, string>>;

/** Separate: the first view omits `t`. */
export const spoken: { words: Words } = { words: {} };

export const speakAs = (words: Words): void => {
  spoken.words = words;
};
