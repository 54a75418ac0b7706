import words from './casinoWords.json' with { type: 'json' };

export const casinoWords: Readonly<Record<string, string>> = words;
