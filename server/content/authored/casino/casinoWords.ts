import words from './casinoWords.json' with { type: 'json' };

/** Whole texts about betting, with casino-only replacements. */
export const casinoWords: Readonly<Record<string, string>> = words;
