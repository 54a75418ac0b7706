/** U+0000, which PostgreSQL holds in no text, and half of a surrogate pair, which is none in UTF-8. */
const BROKEN = /\0|\p{Surrogate}/u;

export const isWhole = (text: string): boolean => !BROKEN.test(text);

/** Whether all texts in a value that came as JSON can be kept, names of fields included. Walks without recursion: a sender chooses the depth. */
export function areTextsWhole(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && !isWhole(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, inner] of Object.entries(next)) waiting.push(name, inner);
  }
  return true;
}
