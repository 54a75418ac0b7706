/** U+0000, which PostgreSQL text cannot hold, and lone surrogates, which UTF-8 cannot. */
const BROKEN = /\0|\p{Surrogate}/u;

export const isWhole = (text: string): boolean => !BROKEN.test(text);

/** Checks all strings and keys of a JSON value. Iterative: the sender chooses the depth. */
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
