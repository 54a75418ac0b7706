import { escaped } from './diff.ts';

/** Matches only whole strings, because texts may end in a file name. */
const ADDRESS = /^(?:\/|https:)\S*\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i;
const TEXTS = ['alt', 'imageAlt', 'imageText', 'imageLabel', 'transcript'] as const;

/** JSON Pointers of images without alternative text. */
export function wordlessImages(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value);
  const hasWords = TEXTS.some((name) => members.some(([key, text]) => key === name && typeof text === 'string' && text.trim() !== ''));
  return members.flatMap(([key, member]) => {
    const at = `${path}/${escaped(key)}`;
    if (typeof member === 'string') return ADDRESS.test(member) && !hasWords ? [at] : [];
    return wordlessImages(member, at);
  });
}
