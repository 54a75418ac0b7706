import words from './casinoWords.json' with { type: 'json' };

/** Replacements of whole authored texts about betting, for casino-only brands. */
export const casinoWords: Readonly<Record<string, string>> = words;
