/** Matches U+0000 and lone surrogates, which PostgreSQL cannot store. */
const BROKEN = /\0|\p{Surrogate}/u;

export const isWhole = (text: string): boolean => !BROKEN.test(text);

/** True if all texts and keys are valid. Avoids recursion, because the sender chooses how deep the value is nested. */
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
