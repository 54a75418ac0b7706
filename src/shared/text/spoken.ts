/** What a brand says for a text of the source. Both name what is put in by its place: `{0}`, `{1}`. */
export type Words = Readonly<Record<string, string>>;

/** The words of the brand whose page this is, as far as they are not the source's. Apart from `t`, which no first view needs. */
export const spoken: { words: Words } = { words: {} };

/** From now on every text is said as this brand says it. */
export const speakAs = (words: Words): void => {
  spoken.words = words;
};
