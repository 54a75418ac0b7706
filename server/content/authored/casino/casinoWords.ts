import words from './casinoWords.json' with { type: 'json' };

/** Texts about betting, with casino-only replacements. */
export const casinoWords: Readonly<Record<string, string>> = words;
